import type { SeedPost } from "../types.ts";
import { post } from "./build.ts";

export const clubLifePosts: readonly SeedPost[] = [
  post(
    103,
    { picture: "scene-doubles", terms: [1, 12], author: "Helena Radić", daysAgo: 21 },
    `
@en A partner for everyone: social doubles on Wednesdays
> Come alone, play three partners, leave with six phone numbers.
The hardest part of tennis is not the backhand, it is finding someone at half past five. Since last autumn we have solved it with a hat. Everyone who comes on Wednesday puts a name in, and every thirty minutes the hat decides who plays with whom.

Levels mix, and that is the point. The strong learn to place a ball, the newer learn that a lob is not rude. Nobody counts games, although everybody knows the score.

It starts at half past five on courts 5 to 8 and costs members nothing. Guests pay five euros, balls included. Afterwards there is soup.
@hr Partner za svakoga: druženje u parovima srijedom
> Dođite sami, odigrajte s tri partnera, otiđite sa šest telefonskih brojeva.
Najteži dio tenisa nije bekhend, nego pronaći nekoga u pola šest. Od prošle jeseni to rješavamo šeširom. Tko dođe u srijedu, ubaci ime, a svakih trideset minuta šešir odlučuje tko igra s kim.

Razine se miješaju, i u tome je stvar. Jači uče plasirati lopticu, noviji uče da lob nije nepristojan. Nitko ne broji gemove, iako svi znaju rezultat.

Počinje u pola šest na terenima 5 do 8, a članove ne stoji ništa. Gosti plaćaju pet eura, loptice su uključene. Poslije je juha.
@de Ein Partner für alle: Doppelrunde am Mittwoch
> Allein kommen, mit drei Partnern spielen, mit sechs Telefonnummern gehen.
Das Schwerste am Tennis ist nicht die Rückhand, sondern um halb sechs jemanden zu finden. Seit letztem Herbst lösen wir das mit einem Hut. Wer am Mittwoch kommt, wirft seinen Namen hinein, und alle dreißig Minuten entscheidet der Hut, wer mit wem spielt.

Die Spielstärken mischen sich, und genau darum geht es. Die Starken lernen, einen Ball zu platzieren, die Neueren lernen, dass ein Lob nicht unhöflich ist. Niemand zählt, obwohl alle den Stand kennen.

Es beginnt um halb sechs auf den Plätzen 5 bis 8 und kostet Mitglieder nichts. Gäste zahlen fünf Euro, Bälle inklusive. Danach gibt es Suppe.`,
  ),
  post(
    104,
    { picture: "scene-indoor", terms: [1], author: "Vera Steiner", daysAgo: 35 },
    `
@en Three courts under the roof: the winter hall opens
> New floor, quiet heating, and a booking plan that gives everyone a fair evening.
From the first Saturday of October the hall is open again. Over the summer the old carpet went and a cushioned acrylic floor came in its place. It is blue, it is a little slower, and it is far kinder to knees.

The heating no longer blows across court 2. It sits in the floor, and at six in the morning it is already sixteen degrees, which is two more than some of us have at home.

## How to book
Members may hold one evening and two daytime hours a week in advance; everything still free at noon is open to all for the same day. Please wear clean indoor shoes. Clay belongs outside, and the new floor is not shy about showing it.
@hr Tri terena pod krovom: otvara se zimska dvorana
> Novi pod, tiho grijanje i raspored koji svima daje pošten večernji termin.
Od prve subote u listopadu dvorana je opet otvorena. Preko ljeta otišao je stari tepih, a stigla je meka akrilna podloga. Plava je, malo sporija i puno blaža prema koljenima.

Grijanje više ne puše preko terena 2. Sada je u podu, pa je već u šest ujutro šesnaest stupnjeva, dva više nego što neki od nas imaju kod kuće.

## Kako rezervirati
Članovi unaprijed mogu držati jedan večernji i dva dnevna termina tjedno; sve što je u podne slobodno otvoreno je svima za isti dan. Molimo čistu dvoransku obuću. Zemlji je mjesto vani, a novi pod to odmah pokaže.
@de Drei Plätze unter Dach: Die Winterhalle öffnet
> Neuer Boden, leise Heizung und ein Buchungsplan mit fairen Abenden für alle.
Ab dem ersten Samstag im Oktober ist die Halle wieder offen. Über den Sommer ist der alte Teppich gegangen und ein gedämpfter Acrylboden gekommen. Er ist blau, etwas langsamer und deutlich freundlicher zu den Knien.

Die Heizung bläst nicht mehr über Platz 2. Sie sitzt im Boden, und um sechs Uhr früh sind es schon sechzehn Grad, zwei mehr, als manche von uns zu Hause haben.

## So wird gebucht
Mitglieder dürfen pro Woche einen Abend und zwei Tagesstunden im Voraus halten; was mittags noch frei ist, steht für denselben Tag allen offen. Bitte saubere Hallenschuhe. Sand gehört nach draußen, und der neue Boden zeigt das ohne Scheu.`,
  ),
  post(
    105,
    { picture: "scene-workshop", terms: [1, 4, 16], author: "Davor Perić", daysAgo: 52 },
    `
@en A workshop with a window
> You can now watch your racket being strung, and ask all the questions.
The stringing machine used to live in the cellar, between the lost socks and the Christmas lights. Now it stands behind a window beside the shop, and it has become the best-visited place in the house.

Davor strings about eleven rackets a day. While he does, he explains: why the crosses are pulled softer, why a tired frame cracks at ten o'clock, why your friend's tension is no good for you.

Bring a racket before noon and it is ready at six. If you do not know what you want, bring the old strings along. The notches tell him more than any form.
@hr Radionica s prozorom
> Sada možete gledati kako vam pletu reket i postaviti sva pitanja.
Stroj za pletenje nekad je živio u podrumu, između izgubljenih čarapa i božićnih lampica. Sada stoji iza prozora pokraj trgovine i postao je najposjećenije mjesto u kući.

Davor dnevno oplete jedanaestak reketa. Usput objašnjava: zašto se poprečne žice vuku mekše, zašto umoran okvir puca na deset sati, zašto napetost vašeg prijatelja nije dobra za vas.

Donesite reket do podne i gotov je u šest. Ako ne znate što želite, donesite stare žice. Urezi mu kažu više od svakog obrasca.
@de Eine Werkstatt mit Fenster
> Beim Besaiten darf man nun zusehen und alles fragen.
Die Besaitungsmaschine wohnte früher im Keller, zwischen verlorenen Socken und der Weihnachtsbeleuchtung. Jetzt steht sie hinter einem Fenster neben dem Shop und ist der bestbesuchte Ort im Haus.

Davor besaitet rund elf Schläger am Tag. Dabei erklärt er: warum die Quersaiten weicher gezogen werden, warum ein müder Rahmen bei zehn Uhr reißt und warum die Härte Ihres Freundes nichts für Sie ist.

Wer bis mittags bringt, holt um sechs ab. Wer nicht weiß, was er will, bringt die alten Saiten mit. Die Kerben verraten ihm mehr als jedes Formular.`,
  ),
  post(
    106,
    { picture: "scene-tournament", terms: [1, 15], author: "Marko Urednik", daysAgo: 63 },
    `
@en Promoted by one tie-break
> Our second team goes up a league, after nine matches and one very long Sunday.
At a quarter past seven it was four matches each and one doubles left. At ten to nine, with the lights on and the cake gone, Petra and Iva stood at nine all in the match tie-break, and nobody on the terrace was sitting any more.

The last point was not pretty. A return off the frame, a lob that hung for a week, a smash into the tape that decided to fall on the right side. We will take it.

The team moves up for the first time since 2008. Thanks to the visitors from the lake club, who lost with more grace than we would have, and stayed for the singing.
@hr Viša liga za jedan tie-break
> Naša druga ekipa ide ligu više, nakon devet kola i jedne vrlo duge nedjelje.
U sedam i petnaest bilo je četiri prema četiri i ostao je još jedan par. U deset do devet, pod svjetlima i bez kolača, Petra i Iva stajale su na devet prema devet u odlučujućem tie-breaku, a na terasi više nitko nije sjedio.

Posljednji poen nije bio lijep. Ritern s okvira, lob koji je visio tjedan dana, smeč u traku koja je odlučila pasti na pravu stranu. Uzimamo ga.

Ekipa ide gore prvi put od 2008. Hvala gostima iz jezerskog kluba, koji su izgubili ljepše nego što bismo mi, i ostali na pjesmi.
@de Aufgestiegen dank eines Tiebreaks
> Unsere zweite Mannschaft steigt auf, nach neun Spieltagen und einem sehr langen Sonntag.
Um Viertel nach sieben stand es vier zu vier und ein Doppel war offen. Um zehn vor neun, unter Flutlicht und ohne Kuchen, standen Petra und Iva bei neun beide im Match-Tiebreak, und auf der Terrasse saß niemand mehr.

Der letzte Punkt war nicht schön. Ein Return vom Rahmen, ein Lob, der eine Woche in der Luft hing, ein Schmetterball an die Netzkante, der auf die richtige Seite fiel. Wir nehmen ihn.

Die Mannschaft steigt zum ersten Mal seit 2008 auf. Dank an die Gäste vom Seeclub, die schöner verloren haben, als wir es getan hätten, und zum Singen blieben.`,
  ),
];
