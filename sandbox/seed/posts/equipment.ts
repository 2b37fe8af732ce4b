import type { SeedPost } from "../types.ts";
import { post } from "./build.ts";

export const equipmentPosts: readonly SeedPost[] = [
  post(
    115,
    { picture: "scene-workshop", terms: [2, 4, 16], author: "Davor Perić", daysAgo: 10 },
    `
@en How tight should your strings be?
> Two kilograms up or down change more than a new racket.
Low tension holds the ball longer and sends it deeper. High tension lets go early and keeps it shorter. Everything else you have heard is mostly taste, and taste is allowed.

Start in the middle of the range printed on the frame. If your good shots land long, go up by one kilogram; if your arm aches or the ball drops short, go down by one. Change one thing at a time and play it for at least three hours before you judge.

Polyester loses a tenth of its tension in the first day and feels dead after fifteen to twenty hours. It rarely breaks to tell you. Write the date on the throat; your elbow can read.
@hr Koliko jako zategnuti žice?
> Dva kilograma gore ili dolje mijenjaju više nego novi reket.
Niska napetost dulje drži lopticu i šalje je dublje. Visoka je ranije pušta i drži je kraćom. Sve ostalo što ste čuli uglavnom je ukus, a ukus je dopušten.

Počnite u sredini raspona otisnutog na okviru. Ako dobri udarci idu predugo, povećajte za kilogram; ako ruka boli ili loptica pada prekratko, smanjite za kilogram. Mijenjajte jednu po jednu stvar i igrajte barem tri sata prije presude.

Poliester prvi dan izgubi desetinu napetosti, a mrtav je nakon petnaest do dvadeset sati. Rijetko pukne da vam to javi. Zapišite datum na vrat reketa; lakat zna čitati.
@de Wie hart soll die Saite sein?
> Zwei Kilogramm mehr oder weniger ändern mehr als ein neuer Schläger.
Wenig Spannung hält den Ball länger und schickt ihn weiter. Viel Spannung lässt früh los und hält ihn kürzer. Alles andere ist meist Geschmack, und Geschmack ist erlaubt.

Beginnen Sie in der Mitte des Bereichs, der auf dem Rahmen steht. Fliegen gute Schläge zu lang, ein Kilogramm mehr; schmerzt der Arm oder fällt der Ball zu kurz, eines weniger. Ändern Sie immer nur eines und spielen Sie mindestens drei Stunden, bevor Sie urteilen.

Polyester verliert am ersten Tag ein Zehntel seiner Spannung und ist nach fünfzehn bis zwanzig Stunden tot. Es reißt selten, um es Ihnen zu sagen. Schreiben Sie das Datum ins Herz; Ihr Ellbogen kann lesen.`,
  ),
  post(
    116,
    { picture: "shoe-clay-runner-men-pair", terms: [2, 4, 11], author: "Davor Perić", daysAgo: 31 },
    `
@en When a shoe is finished
> It is over long before there is a hole.
Put your shoes on a table and look at them from behind. If they lean, your ankles lean too. Then press a thumb into the sole under the ball of the foot: where the herringbone is smooth, the court is ice.

A clay shoe lasts about sixty hours, a hard-court shoe forty, and a heavy toe-dragger half of that. Rotating two pairs makes both live longer, because foam needs a day to come back.

Finished shoes have a second life in the garden and a third one in our recycling box at the front desk. The soles become the track of a school playground.
@hr Kada je tenisica gotova
> Gotova je davno prije nego se pojavi rupa.
Stavite tenisice na stol i pogledajte ih straga. Ako se naginju, naginju se i gležnjevi. Zatim palcem pritisnite potplat ispod jastučića stopala: gdje je riblji uzorak gladak, teren je led.

Tenisica za zemlju traje šezdesetak sati, za tvrdu podlogu četrdesetak, a kod onih koji vuku prste upola manje. Dva para naizmjence žive dulje jer pjena treba dan da se vrati.

Odslužene tenisice imaju drugi život u vrtu i treći u našoj kutiji za recikliranje na recepciji. Od potplata nastaje staza školskog igrališta.
@de Wann ein Schuh am Ende ist
> Lange bevor ein Loch zu sehen ist.
Stellen Sie die Schuhe auf einen Tisch und betrachten Sie sie von hinten. Neigen sie sich, neigen sich auch Ihre Knöchel. Drücken Sie dann den Daumen unter dem Ballen in die Sohle: Wo das Fischgrät glatt ist, ist der Platz Eis.

Ein Sandplatzschuh hält etwa sechzig Stunden, einer für Hartplatz vierzig, und wer die Zehe nachzieht, schafft die Hälfte. Zwei Paar im Wechsel leben länger, weil Schaum einen Tag zur Erholung braucht.

Ausgediente Schuhe haben ein zweites Leben im Garten und ein drittes in unserer Sammelkiste an der Rezeption. Aus den Sohlen wird die Laufbahn eines Schulhofs.`,
  ),
  post(
    117,
    { picture: "grip-white", terms: [2, 4], author: "Tin Babić", daysAgo: 57 },
    `
@en Your grip size in one minute
> One finger is all the tool you need.
Hold the racket in a forehand grip. There should be room for the little finger of your other hand between your fingertips and the heel of your palm. No room: too thin. Room for two: too thick.

If you are between sizes, take the thinner one. An overgrip adds half a size, and adding is easy; taking away means a saw.

A grip that is too thin makes you squeeze, and squeezing is where sore elbows begin. A new overgrip every ten hours keeps it dry and keeps you from squeezing. It is the cheapest physiotherapy we sell.
@hr Veličina drške u jednoj minuti
> Prst je sav alat koji trebate.
Uhvatite reket forhend hvatom. Između jagodica i korijena dlana treba stati mali prst druge ruke. Ako ne stane, drška je pretanka. Ako stanu dva, predebela je.

Ako ste između veličina, uzmite tanju. Grip dodaje pola veličine, a dodavati je lako; za oduzimanje treba pila.

Pretanka drška tjera na stiskanje, a stiskanjem počinje teniski lakat. Novi grip svakih deset sati drži dršku suhom i vas opuštenima. To je najjeftinija fizioterapija koju prodajemo.
@de Ihre Griffstärke in einer Minute
> Ein Finger ist das ganze Werkzeug.
Greifen Sie den Schläger im Vorhandgriff. Zwischen Fingerspitzen und Handballen soll der kleine Finger der anderen Hand passen. Passt er nicht: zu dünn. Passen zwei: zu dick.

Liegen Sie dazwischen, nehmen Sie den dünneren. Ein Griffband bringt eine halbe Stärke, und dazugeben ist leicht; wegnehmen heißt sägen.

Ein zu dünner Griff lässt Sie pressen, und mit dem Pressen beginnt der Tennisarm. Alle zehn Stunden ein neues Band hält den Griff trocken und die Hand locker. Es ist die billigste Physiotherapie, die wir verkaufen.`,
  ),
  post(
    118,
    { picture: "dampeners", terms: [2, 4, 16], author: "Davor Perić", daysAgo: 99 },
    `
@en What a dampener does, and what it does not
> It is an earplug, not a shock absorber.
Two grams of rubber between the lowest strings change the sound from a ping to a thud. That is all they change. The shock that reaches your elbow travels through the frame, and the frame does not notice two grams.

If the arm hurts, look elsewhere: softer strings, a kilogram less tension, a thicker grip, a later hour of warm-up. Ask in the workshop, we have seen most elbows.

And still, half of our members would not play without one. A sound you like makes you swing freely. That, too, is technique.
@hr Što antivibrator radi, a što ne
> To je čepić za uši, a ne amortizer.
Dva grama gume među najnižim žicama mijenjaju zvuk iz cin u tup. To je sve što mijenjaju. Udarac koji stiže do lakta putuje kroz okvir, a okvir dva grama ne primijeti.

Ako ruka boli, tražite drugdje: mekše žice, kilogram manje napetosti, deblja drška, dulje zagrijavanje. Pitajte u radionici, vidjeli smo većinu laktova.

Pa ipak, polovica naših članova bez njega ne bi igrala. Zvuk koji volite oslobađa zamah. I to je tehnika.
@de Was ein Dämpfer kann und was nicht
> Er ist ein Ohrstöpsel, kein Stoßdämpfer.
Zwei Gramm Gummi zwischen den untersten Saiten machen aus einem Ping ein Plopp. Mehr ändern sie nicht. Der Stoß, der den Ellbogen erreicht, läuft durch den Rahmen, und der bemerkt zwei Gramm nicht.

Schmerzt der Arm, suchen Sie anderswo: weichere Saiten, ein Kilogramm weniger, ein dickerer Griff, längeres Aufwärmen. Fragen Sie in der Werkstatt, wir kennen die meisten Ellbogen.

Und doch würde die Hälfte unserer Mitglieder nicht ohne spielen. Ein Klang, den man mag, lässt einen frei schwingen. Auch das ist Technik.`,
  ),
  post(
    119,
    { picture: "scene-bench", terms: [2, 4], author: "Davor Perić", daysAgo: 120 },
    `
@en Where rackets spend the winter
> Not in the car, not in the cellar, and never under the skis.
Heat softens the resin that holds a frame together, frost makes strings brittle, and damp swells the wood of the handle. A wardrobe is perfect. A hook on an inner wall is better, because you will look at it and book a court in the hall.

Cut out strings that are older than a season, but cut them in the right order: from the middle outwards, in a cross. Strings removed side by side can pull a frame out of shape in an hour.

Wash the bag, empty the pockets, and throw away the banana. We mean it about the banana.
@hr Gdje reketi provode zimu
> Ne u autu, ne u podrumu i nikad ispod skija.
Vrućina omekšava smolu koja drži okvir, od mraza žice postaju krhke, a od vlage drvo drške bubri. Ormar je savršen. Kuka na unutarnjem zidu još je bolja jer ćete je gledati i rezervirati termin u dvorani.

Žice starije od sezone izrežite, ali pravim redom: iz sredine prema van, unakrsno. Žice skinute jedna za drugom mogu okvir iskriviti za sat vremena.

Operite torbu, ispraznite džepove i bacite bananu. Ozbiljno mislimo za bananu.
@de Wo Schläger überwintern
> Nicht im Auto, nicht im Keller und niemals unter den Skiern.
Hitze erweicht das Harz, das den Rahmen hält, Frost macht Saiten spröde, und Feuchtigkeit lässt das Holz im Griff quellen. Ein Schrank ist perfekt. Ein Haken an einer Innenwand ist besser, denn dort sehen Sie ihn und buchen einen Hallenplatz.

Schneiden Sie Saiten heraus, die älter als eine Saison sind, aber in der richtigen Reihenfolge: von der Mitte nach außen, über Kreuz. Nebeneinander entfernt verziehen sie einen Rahmen binnen einer Stunde.

Waschen Sie die Tasche, leeren Sie die Fächer und werfen Sie die Banane weg. Das mit der Banane meinen wir ernst.`,
  ),
];
