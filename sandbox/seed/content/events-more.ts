import { copy } from "../copy.ts";
import { t } from "../text.ts";
import type { SeedEvent, Text } from "../types.ts";

const COURTS = t("Courts 1–4", "Tereni 1–4", "Plätze 1–4");
const HALL = t("Indoor courts", "Dvorana", "Hallenplätze");
const HOUSE = t("Clubhouse", "Klupska kuća", "Clubhaus");

type Facts = readonly [
  id: number,
  picture: string,
  location: Text,
  inDays: number,
  hours: number,
  capacity: number,
  attendees: readonly string[],
];

function event(
  [id, picture, location, inDays, hours, capacity, attendees]: Facts,
  source: string,
): SeedEvent {
  const { title, body } = copy(source);
  return { id, title, body, picture, location, inDays, hours, capacity, attendees };
}

/** Further events: enough of them, past and to come, for a list of more than one page. */
export const moreEvents: readonly SeedEvent[] = [
  event(
    [9, "scene-lesson", HALL, 2, 2, 16, ["Ivana M.", "Petra S."]],
    `
@en Open practice for newcomers
Two coaches, three courts and as many balls as you like. Come alone, leave with a phone number for Thursday.
@hr Otvoreni trening za nove članove
Dva trenera, tri terena i loptica koliko želite. Dođite sami, otiđite s brojem telefona za četvrtak.
@de Offenes Training für Neue
Zwei Trainer, drei Plätze und so viele Bälle, wie Sie mögen. Kommen Sie allein, gehen Sie mit einer Telefonnummer für Donnerstag.`,
  ),
  event(
    [10, "scene-indoor", HALL, 9, 4, 24, ["Judith F.", "Filip A.", "Matej Š."]],
    `
@en Saint Nicholas doubles
Draw your partner from the boot. Short sets, long breaks, and a small present for whoever loses most politely.
@hr Nikolinjski parovi
Partnera izvlačite iz čizme. Kratki setovi, duge pauze i mali dar za onoga tko najpristojnije izgubi.
@de Nikolausdoppel
Der Partner wird aus dem Stiefel gezogen. Kurze Sätze, lange Pausen und ein kleines Geschenk für die höflichste Niederlage.`,
  ),
  event(
    [11, "scene-clubhouse", HOUSE, 15, 3, 60, ["Goran Z.", "Heidi N."]],
    `
@en General meeting
Accounts, elections and the old question of the hedge. Members vote, guests listen, soup follows.
@hr Godišnja skupština
Računi, izbori i staro pitanje živice. Članovi glasaju, gosti slušaju, poslije je juha.
@de Mitgliederversammlung
Kasse, Wahlen und die alte Frage der Hecke. Mitglieder stimmen ab, Gäste hören zu, danach gibt es Suppe.`,
  ),
  event(
    [12, "scene-kids-camp", HALL, 26, 6, 30, ["Nina J.", "Ana Kovačić"]],
    `
@en Winter camp for children
Three mornings between the holidays: games first, strokes second, cocoa third.
@hr Zimski kamp za djecu
Tri jutra između blagdana: prvo igre, zatim udarci, na kraju kakao.
@de Wintercamp für Kinder
Drei Vormittage zwischen den Feiertagen: erst Spiele, dann Schläge, dann Kakao.`,
  ),
  event(
    [13, "scene-workshop", HOUSE, 40, 2, 14, ["Karlo D."]],
    `
@en Grip and balance workshop
Bring the racket that never felt right. Davor weighs it, and you leave knowing why.
@hr Radionica o dršci i balansu
Donesite reket koji vam nikad nije legao. Davor ga važe, a vi odlazite znajući zašto.
@de Werkstatt: Griff und Balance
Bringen Sie den Schläger mit, der nie ganz passte. Davor wiegt ihn, und Sie wissen danach warum.`,
  ),
  event(
    [14, "scene-tournament", COURTS, 150, 9, 64, ["Robert L.", "Sara G.", "Luka P."]],
    `
@en River Cup
Eight clubs, one weekend, and a cup that smells faintly of fish. Entries open in March.
@hr Riječni kup
Osam klubova, jedan vikend i pehar koji blago miriše na ribu. Prijave od ožujka.
@de Flusspokal
Acht Vereine, ein Wochenende und ein Pokal, der leicht nach Fisch riecht. Meldung ab März.`,
  ),
  event(
    [15, "scene-night", COURTS, -3, 3, 32, ["Tom H.", "Claire D."]],
    `
@en Last lights of the season
The final evening under the floodlights: everybody played until the bulbs were colder than the tea.
@hr Posljednja svjetla sezone
Završna večer pod reflektorima: igralo se dok žarulje nisu postale hladnije od čaja.
@de Letztes Flutlicht der Saison
Der letzte Abend unter Licht: gespielt wurde, bis die Lampen kälter waren als der Tee.`,
  ),
  event(
    [16, "scene-doubles", COURTS, -24, 8, 40, ["Marta V.", "Stefan K.", "Dunja T."]],
    `
@en Leaf doubles
Doubles on courts 5 to 8, a rake for every pair. Forty sacks of leaves and one new couple.
@hr Parovi u lišću
Parovi na terenima 5 do 8, grablje za svaki par. Četrdeset vreća lišća i jedan novi par.
@de Laubdoppel
Doppel auf den Plätzen 5 bis 8, für jedes Paar ein Rechen. Vierzig Säcke Laub und ein neues Paar.`,
  ),
  event(
    [17, "scene-clay-sunset", COURTS, -52, 5, 80, ["Helena R.", "Mislav R."]],
    `
@en Night of the open gate
The gate stood open until midnight and two hundred neighbours tried a first serve.
@hr Noć otvorenih vrata
Vrata su bila otvorena do ponoći, a dvjesto susjeda okušalo se u prvom servisu.
@de Nacht des offenen Tors
Das Tor stand bis Mitternacht offen, und zweihundert Nachbarn versuchten ihren ersten Aufschlag.`,
  ),
  event(
    [18, "scene-kids-camp", COURTS, -140, 30, 48, ["Nina J.", "Petra S."]],
    `
@en Summer camp, second week
Forty-eight children, one lost shoe, found on the roof of the clubhouse.
@hr Ljetni kamp, drugi tjedan
Četrdeset osmero djece, jedna izgubljena tenisica, pronađena na krovu klupske kuće.
@de Sommercamp, zweite Woche
Achtundvierzig Kinder, ein verlorener Schuh, gefunden auf dem Dach des Clubhauses.`,
  ),
  event(
    [19, "scene-tournament", COURTS, -170, 9, 64, ["Ivana M.", "Karlo D."]],
    `
@en Veterans' tournament
Combined ages of at least one hundred and ten. The final lasted longer than the prize-giving.
@hr Turnir veterana
Zajednička dob od najmanje sto deset godina. Finale je trajalo dulje od dodjele nagrada.
@de Seniorenturnier
Zusammen mindestens hundertzehn Jahre. Das Finale dauerte länger als die Siegerehrung.`,
  ),
  event(
    [20, "scene-workshop", HOUSE, -210, 2, 12, ["Elise R."]],
    `
@en Court care morning
Forty members, two rollers, eleven courts. The clay has never been flatter.
@hr Jutro uređenja terena
Četrdeset članova, dva valjka, jedanaest terena. Zemlja nikad nije bila ravnija.
@de Platzpflege am Morgen
Vierzig Mitglieder, zwei Walzen, elf Plätze. Der Sand war nie ebener.`,
  ),
  event(
    [21, "scene-lesson", HALL, -260, 3, 20, ["Ana Kovačić", "Judith F."]],
    `
@en Serve clinic with a guest
A former Davis Cup player counted our double faults and was kind about the number.
@hr Klinika servisa s gostom
Bivši igrač Davis Cupa brojio je naše dvostruke pogreške i bio blag oko zbroja.
@de Aufschlagtag mit Gast
Ein ehemaliger Davis-Cup-Spieler zählte unsere Doppelfehler und war gnädig mit der Zahl.`,
  ),
];
