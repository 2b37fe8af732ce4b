import { copy } from "../copy.ts";
import { t } from "../text.ts";
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
  event(
    1,
    {
      picture: "scene-clay-sunset",
      location: t("Courts 1–11", "Tereni 1–11", "Plätze 1–11"),
      inDays: 12,
      hours: 8,
      capacity: 200,
      attendees: ["Ana Kovačić", "Luka P.", "Helena R.", "Stefan K.", "Marta V."],
    },
    `
@en Clay season opening
Free courts all day, new balls on every one of them, and the coaches feed for anyone who asks. At noon the youngest members cut the ribbon, at six the oldest play the last set.

Guests are welcome. Bring clay shoes, we lend the rackets.
@hr Otvaranje sezone na zemlji
Slobodni tereni cijeli dan, nove loptice na svakom od njih, a treneri dobacuju svakome tko poželi. U podne najmlađi članovi režu vrpcu, u šest najstariji igraju posljednji set.

Gosti su dobrodošli. Ponesite tenisice za zemlju, rekete posuđujemo mi.
@de Eröffnung der Sandplatzsaison
Freie Plätze den ganzen Tag, neue Bälle auf jedem, und die Trainer spielen zu, wer immer möchte. Mittags schneiden die Jüngsten das Band durch, um sechs spielen die Ältesten den letzten Satz.

Gäste sind willkommen. Bringen Sie Sandplatzschuhe mit, Schläger leihen wir.`,
  ),
  event(
    2,
    {
      picture: "scene-tournament",
      location: t("Centre court", "Centralni teren", "Centre-Court"),
      inDays: 46,
      hours: 10,
      capacity: 64,
      attendees: ["Robert L.", "Nina J.", "Karlo D.", "Ivana M."],
    },
    `
@en Club championship
Singles in three age groups, doubles in two, best of three sets with a match tie-break. The draw hangs in the clubhouse on Friday evening, the first balls fly on Saturday at nine.

Entry closes two days before. The finals are on Sunday from two o'clock, with cake from one.
@hr Klupsko prvenstvo
Pojedinačno u tri dobne skupine, parovi u dvije, na dva dobivena seta s odlučujućim tie-breakom. Ždrijeb visi u klupskoj kući u petak navečer, prve loptice lete u subotu u devet.

Prijave se zatvaraju dva dana ranije. Finala su u nedjelju od dva, kolači od jedan.
@de Clubmeisterschaft
Einzel in drei Altersklassen, Doppel in zweien, zwei Gewinnsätze mit Match-Tiebreak. Die Auslosung hängt am Freitagabend im Clubhaus, die ersten Bälle fliegen am Samstag um neun.

Meldeschluss ist zwei Tage vorher. Die Finale beginnen am Sonntag um zwei, der Kuchen um eins.`,
  ),
  event(
    3,
    {
      picture: "scene-kids-camp",
      location: t("Courts 5–8", "Tereni 5–8", "Plätze 5–8"),
      inDays: 70,
      hours: 96,
      capacity: 32,
      attendees: ["Mia S.", "Noa K.", "Jakov T."],
    },
    `
@en Summer camp for juniors
Four days of tennis, swimming and one very serious paper-plane contest, for children from six to fourteen. Groups of six, lunch on the terrace, supervised from eight to four.

No experience needed. Rackets are there in every length.
@hr Ljetni kamp za djecu
Četiri dana tenisa, kupanja i jednog vrlo ozbiljnog natjecanja u papirnatim avionima, za djecu od šest do četrnaest godina. Grupe od šestero, ručak na terasi, nadzor od osam do šesnaest.

Predznanje nije potrebno. Reketi čekaju u svim duljinama.
@de Sommercamp für Kinder
Vier Tage Tennis, Baden und ein sehr ernster Papierflieger-Wettbewerb, für Kinder von sechs bis vierzehn. Gruppen zu sechst, Mittagessen auf der Terrasse, betreut von acht bis vier.

Vorkenntnisse braucht es nicht. Schläger liegen in jeder Länge bereit.`,
  ),
  event(
    4,
    {
      picture: "scene-doubles",
      location: t("Courts 5–8", "Tereni 5–8", "Plätze 5–8"),
      inDays: 5,
      hours: 3,
      capacity: 32,
      attendees: ["Helena R.", "Dunja T.", "Mislav R."],
    },
    `
@en Social doubles with soup
The Wednesday round with the hat: three partners, ninety minutes, all levels. Guests pay five euros, the soup is on the house.
@hr Druženje u parovima s juhom
Srijeda sa šeširom: tri partnera, devedeset minuta, sve razine. Gosti plaćaju pet eura, juhu časti kuća.
@de Doppelrunde mit Suppe
Der Mittwoch mit dem Hut: drei Partner, neunzig Minuten, alle Spielstärken. Gäste zahlen fünf Euro, die Suppe geht aufs Haus.`,
  ),
  event(
    5,
    {
      picture: "scene-workshop",
      location: t("Clubhouse, workshop", "Klupska kuća, radionica", "Clubhaus, Werkstatt"),
      inDays: 19,
      hours: 2,
      capacity: 12,
      attendees: ["Karlo D.", "Elise R."],
    },
    `
@en Stringing evening with Davor
Watch one racket being strung, string half of one yourself, and take home a set of your choice. For everyone who has ever wondered what the numbers mean.
@hr Večer pletenja s Davorom
Gledajte kako nastaje jedan reket, opletite pola drugog sami i ponesite garnituru po izboru. Za sve koji su se ikad pitali što znače brojevi.
@de Besaitungsabend mit Davor
Sehen Sie zu, wie ein Schläger besaitet wird, besaiten Sie einen halben selbst und nehmen Sie ein Set Ihrer Wahl mit. Für alle, die sich je gefragt haben, was die Zahlen bedeuten.`,
  ),
  event(
    6,
    {
      picture: "scene-night",
      location: t("Courts 1–4", "Tereni 1–4", "Plätze 1–4"),
      inDays: 33,
      hours: 4,
      capacity: 48,
      attendees: ["Tom H.", "Sara G.", "Filip A.", "Claire D."],
    },
    `
@en Midnight mixed
Mixed doubles under the new lights, from eight until midnight, with glowing lines and a very long supper table between courts 2 and 3.
@hr Ponoćni miks
Miješani parovi pod novim svjetlima, od osam do ponoći, sa svijetlećim crtama i vrlo dugim stolom za večeru između terena 2 i 3.
@de Mitternachtsmixed
Gemischtes Doppel unter dem neuen Licht, von acht bis Mitternacht, mit leuchtenden Linien und einer sehr langen Tafel zwischen Platz 2 und 3.`,
  ),
  event(
    7,
    {
      picture: "scene-indoor",
      location: t("Indoor courts", "Dvorana", "Hallenplätze"),
      inDays: 88,
      hours: 6,
      capacity: 24,
      attendees: ["Robert L.", "Judith F."],
    },
    `
@en Indoor league, first matchday
Six teams, three courts, short sets to four. Spectators sit behind the glass and are asked to clap, not to coach.
@hr Dvoranska liga, prvo kolo
Šest ekipa, tri terena, kratki setovi do četiri. Gledatelji sjede iza stakla i mole se da plješću, a ne da savjetuju.
@de Hallenliga, erster Spieltag
Sechs Teams, drei Plätze, Kurzsätze bis vier. Zuschauer sitzen hinter dem Glas und werden gebeten zu klatschen, nicht zu coachen.`,
  ),
  event(
    8,
    {
      picture: "scene-clubhouse",
      location: t("Terrace", "Terasa", "Terrasse"),
      inDays: -9,
      hours: 5,
      capacity: 120,
      attendees: ["Ana Kovačić", "Goran Z.", "Heidi N.", "Matej Š."],
    },
    `
@en Members' breakfast
Thank you to everyone who came: ninety-one guests, two hundred eggs, and a speech that stayed under three minutes. The photographs hang in the hall.
@hr Doručak za članove
Hvala svima koji su došli: devedeset jedan gost, dvjesto jaja i govor kraći od tri minute. Fotografije vise u predvorju.
@de Mitgliederfrühstück
Danke an alle, die da waren: einundneunzig Gäste, zweihundert Eier und eine Rede unter drei Minuten. Die Fotos hängen im Flur.`,
  ),
];
