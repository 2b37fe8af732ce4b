import type { SeedPost } from "../types.ts";
import { post } from "./build.ts";

export const clubPosts: readonly SeedPost[] = [
  post(
    101,
    { picture: "scene-clay-sunset", terms: [1, 11], author: "Vera Steiner", daysAgo: 6 },
    `
@en Eleven courts, forty tonnes of clay
> What has to happen between the last frost and the first ball.
Every spring the same lorry backs down the lane, and every spring somebody on the terrace says it brings more than last year. It does not. It is forty tonnes of crushed brick, enough to give eleven courts three fresh millimetres.

First the old top layer comes off, then the lines are checked with a cord, then the new clay goes down in two passes with a day of rain or sprinklers between them. Rolling takes longest: four mornings, always crosswise, always slowly.

## When you can play
Courts 1 to 4 open first because they get the morning sun. The others follow over two weeks. Please wear clay shoes with a herringbone sole and drag the net to the very edge; a young court remembers every heel.

Our groundsman Ivo asks for one more thing: if the surface is dark, it is wet, and if it is wet, have a coffee first.
@hr Jedanaest terena, četrdeset tona zemlje
> Što se sve mora dogoditi između posljednjeg mraza i prve loptice.
Svakog proljeća isti se kamion vraća unatrag niz prilaz, i svakog proljeća netko na terasi kaže da vozi više nego lani. Ne vozi. To je četrdeset tona mljevene opeke, dovoljno za tri svježa milimetra na jedanaest terena.

Najprije se skida stari gornji sloj, zatim se konopcem provjeravaju crte, a onda nova zemlja ide u dva navrata, s danom kiše ili prskalica između. Najdulje traje valjanje: četiri jutra, uvijek unakrsno i uvijek polako.

## Kada možete igrati
Tereni 1 do 4 otvaraju se prvi jer ih grije jutarnje sunce. Ostali slijede kroz dva tjedna. Molimo, obujte tenisice za zemlju s ribljim uzorkom i povucite mrežu do samog ruba; mladi teren pamti svaku petu.

Naš domar Ivo moli još nešto: ako je podloga tamna, mokra je, a ako je mokra, prvo popijte kavu.
@de Elf Plätze, vierzig Tonnen Sand
> Was zwischen dem letzten Frost und dem ersten Ball geschehen muss.
Jedes Frühjahr setzt derselbe Lastwagen die Zufahrt hinunter, und jedes Frühjahr sagt jemand auf der Terrasse, er bringe mehr als im Vorjahr. Das stimmt nicht. Es sind vierzig Tonnen Ziegelmehl, genug für drei frische Millimeter auf elf Plätzen.

Zuerst kommt die alte Deckschicht herunter, dann werden die Linien mit der Schnur geprüft, dann folgt der neue Sand in zwei Gängen, mit einem Tag Regen oder Beregnung dazwischen. Am längsten dauert das Walzen: vier Vormittage, immer über Kreuz, immer langsam.

## Wann gespielt werden kann
Die Plätze 1 bis 4 öffnen zuerst, weil dort morgens die Sonne liegt. Die übrigen folgen binnen zwei Wochen. Bitte tragen Sie Sandplatzschuhe mit Fischgrätprofil und ziehen Sie das Netz bis an den Rand ab; ein junger Platz merkt sich jede Ferse.

Unser Platzwart Ivo bittet um eines mehr: Ist die Fläche dunkel, ist sie nass, und ist sie nass, trinken Sie erst einen Kaffee.`,
  ),
  post(
    102,
    { picture: "scene-night", terms: [1, 11], author: "Marko Urednik", daysAgo: 14 },
    `
@en Lights on: eight courts until ten at night
> New lamps use a third of the power and leave the owls in peace.
The old floodlights hummed, warmed up for a quarter of an hour and lit half the river. Since Monday they are gone. Eight courts now have LED lamps that are bright at once and shine where the ball is, not where the neighbours sleep.

The city shared the cost, our members collected the rest in a single winter. Thank you to the one hundred and forty people who bought a lamp, and to the four who bought two.

Evening hours can be booked from seven to ten at the front desk. The light comes on by itself when your booking begins and goes out five minutes after it ends, so keep match point short.
@hr Svjetla su upaljena: osam terena do deset navečer
> Nove lampe troše trećinu struje i ne smetaju sovama.
Stari su reflektori zujali, zagrijavali se četvrt sata i osvjetljavali pola rijeke. Od ponedjeljka ih više nema. Osam terena sada ima LED rasvjetu koja odmah svijetli punom snagom, i to tamo gdje je loptica, a ne gdje susjedi spavaju.

Dio troška podnio je grad, a ostatak su članovi skupili u samo jednoj zimi. Hvala svima sto četrdesetero koji su kupili lampu, i onima četvero koji su kupili dvije.

Večernji termini rezerviraju se od sedam do deset na recepciji. Svjetlo se samo pali na početku termina i gasi pet minuta nakon kraja, zato meč-loptu ne odugovlačite.
@de Licht an: acht Plätze bis zehn Uhr abends
> Neue Lampen brauchen ein Drittel des Stroms und lassen die Eulen in Ruhe.
Die alten Fluter brummten, brauchten eine Viertelstunde zum Warmwerden und beleuchteten den halben Fluss. Seit Montag sind sie weg. Acht Plätze haben nun LED-Lampen, die sofort hell sind und dort leuchten, wo der Ball ist, nicht dort, wo die Nachbarn schlafen.

Die Stadt hat einen Teil bezahlt, den Rest haben unsere Mitglieder in einem einzigen Winter gesammelt. Danke an die hundertvierzig, die eine Lampe gekauft haben, und an die vier, die zwei nahmen.

Abendstunden von sieben bis zehn bucht man an der Rezeption. Das Licht geht mit Beginn der Buchung an und fünf Minuten nach ihrem Ende aus. Halten Sie den Matchball also kurz.`,
  ),
];
