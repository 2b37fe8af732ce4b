import { copy } from "../copy.ts";
import type { SeedEvent } from "../types.ts";

function event(
  id: number,
  facts: Omit<SeedEvent, "id" | "title" | "body">,
  source: string,
): SeedEvent {
  const { title, body } = copy(source);
  return { id, title, body, ...facts };
}

export const events: readonly SeedEvent[] = [
  event(1, { picture: "scene-clay-sunset", location: "Baseline, courts 1–11", inDays: 12, hours: 8, capacity: 200, attendees: ["Ana Kovačić", "Luka P.", "Helena R.", "Stefan K.", "Marta V."] }, `
@en Clay season opening
Free courts all day, new balls on every one of them, and the coaches feed for anyone who asks. At noon the youngest members cut the ribbon, at six the oldest play the last set.

Guests are welcome. Bring clay shoes, we lend the rackets.
@hr Otvaranje sezone na zemlji
Slobodni tereni cijeli dan, nove loptice na svakom od njih, a treneri dobacuju svakome tko poželi. U podne najmlađi članovi režu vrpcu, u šest najstariji igraju posljednji set.

Gosti su dobrodošli. Ponesite tenisice za zemlju, rekete posuđujemo mi.
@de Eröffnung der Sandplatzsaison
Freie Plätze den ganzen Tag, neue Bälle auf jedem, und die Trainer spielen zu, wer immer möchte. Mittags schneiden die Jüngsten das Band durch, um sechs spielen die Ältesten den letzten Satz.

Gäste sind willkommen. Bringen Sie Sandplatzschuhe mit, Schläger leihen wir.`),
  event(2, { picture: "scene-tournament", location: "Baseline, centre court", inDays: 46, hours: 10, capacity: 64, attendees: ["Robert L.", "Nina J.", "Karlo D.", "Ivana M."] }, `
@en Club championship
Singles in three age groups, doubles in two, best of three sets with a match tie-break. The draw hangs in the clubhouse on Friday evening, the first balls fly on Saturday at nine.

Entry closes two days before. The finals are on Sunday from two o'clock, with cake from one.
@hr Klupsko prvenstvo
Pojedinačno u tri dobne skupine, parovi u dvije, na dva dobivena seta s odlučujućim tie-breakom. Ždrijeb visi u klupskoj kući u petak navečer, prve loptice lete u subotu u devet.

Prijave se zatvaraju dva dana ranije. Finala su u nedjelju od dva, kolači od jedan.
@de Clubmeisterschaft
Einzel in drei Altersklassen, Doppel in zweien, zwei Gewinnsätze mit Match-Tiebreak. Die Auslosung hängt am Freitagabend im Clubhaus, die ersten Bälle fliegen am Samstag um neun.

Meldeschluss ist zwei Tage vorher. Die Finale beginnen am Sonntag um zwei, der Kuchen um eins.`),
  event(3, { picture: "scene-kids-camp", location: "Baseline, courts 5–8", inDays: 70, hours: 96, capacity: 32, attendees: ["Mia S.", "Noa K.", "Jakov T."] }, `
@en Summer camp for juniors
Four days of tennis, swimming and one very serious paper-plane contest, for children from six to fourteen. Groups of six, lunch on the terrace, supervised from eight to four.

No experience needed. Rackets are there in every length.
@hr Ljetni kamp za djecu
Četiri dana tenisa, kupanja i jednog vrlo ozbiljnog natjecanja u papirnatim avionima, za djecu od šest do četrnaest godina. Grupe od šestero, ručak na terasi, nadzor od osam do šesnaest.

Predznanje nije potrebno. Reketi čekaju u svim duljinama.
@de Sommercamp für Kinder
Vier Tage Tennis, Baden und ein sehr ernster Papierflieger-Wettbewerb, für Kinder von sechs bis vierzehn. Gruppen zu sechst, Mittagessen auf der Terrasse, betreut von acht bis vier.

Vorkenntnisse braucht es nicht. Schläger liegen in jeder Länge bereit.`),
];
