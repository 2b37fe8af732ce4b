import type { SeedPost } from "../types.ts";
import { post } from "./build.ts";

export const storyPosts: readonly SeedPost[] = [
  post(
    120,
    { picture: "scene-clubhouse", terms: [5, 11], author: "Marko Urednik", daysAgo: 24 },
    `
@en Ivo, who knows every stone
> Forty-one seasons, eleven courts, one broom.
Ivo begins at five, when the river is still louder than the road. He walks the courts in the same order every day, and he walks them with his hands behind his back, because whoever carries a tool, he says, sees only work.

He hears a loose line tape before he sees it. He knows that court 3 dries last and court 9 is a hand's width lower at the back, a fact he has told to nobody who plays league on it.

What does he think of our tennis? "You drag the net in circles," he says, "good. You drag it to the fence, better." He does not play himself. He tried once, in 1986, and was sorry about the marks.
@hr Ivo koji poznaje svaki kamenčić
> Četrdeset jedna sezona, jedanaest terena, jedna metla.
Ivo počinje u pet, dok je rijeka još glasnija od ceste. Svaki dan obilazi terene istim redom, s rukama na leđima, jer tko nosi alat, kaže, vidi samo posao.

Labavu crtu čuje prije nego što je vidi. Zna da se teren 3 suši posljednji i da je teren 9 straga niži za dlan, što nije rekao nikome tko na njemu igra ligu.

Što misli o našem tenisu? „Mrežu vučete u krug“, kaže, „dobro. Vučete je do ograde, bolje.“ Sam ne igra. Probao je jednom, 1986., i bilo mu je žao tragova.
@de Ivo, der jeden Stein kennt
> Einundvierzig Saisons, elf Plätze, ein Besen.
Ivo beginnt um fünf, wenn der Fluss noch lauter ist als die Straße. Er geht die Plätze jeden Tag in derselben Reihenfolge ab, die Hände auf dem Rücken, denn wer ein Werkzeug trägt, sagt er, sieht nur Arbeit.

Eine lose Linie hört er, bevor er sie sieht. Er weiß, dass Platz 3 zuletzt trocknet und Platz 9 hinten eine Handbreit tiefer liegt, was er niemandem verraten hat, der dort Liga spielt.

Was hält er von unserem Tennis? „Ihr zieht im Kreis ab“, sagt er, „gut. Ihr zieht bis zum Zaun, besser.“ Er selbst spielt nicht. Einmal hat er es versucht, 1986, und ihm taten die Spuren leid.`,
  ),
  post(
    121,
    { picture: "portrait-helena", terms: [5, 12], author: "Marko Urednik", daysAgo: 41 },
    `
@en One can of balls
> How Helena came to run the Thursday group.
She had come to buy a present for her nephew: one can of balls, wrapped if possible. It was raining, the shop was full, and a lady in white asked whether she could be a fourth for half an hour, just until the real fourth arrived.

The real fourth never came. Helena played in street shoes and a borrowed cap and lost every game. On the way out she bought the balls, and a second can, and a racket.

Six years later she phones twenty-two women every Wednesday evening to make up the Thursday courts. When it rains, she looks around the shop for people with time. It works, she says, about once a month.
@hr Jedna kutija loptica
> Kako je Helena počela voditi grupu četvrtkom.
Došla je po dar za nećaka: jednu kutiju loptica, po mogućnosti zamotanu. Padala je kiša, trgovina je bila puna, a gospođa u bijelom upitala je bi li mogla biti četvrta na pola sata, samo dok ne stigne prava četvrta.

Prava četvrta nikad nije došla. Helena je igrala u gradskim cipelama i posuđenoj kapi i izgubila svaki gem. Na odlasku je kupila loptice, i drugu kutiju, i reket.

Šest godina poslije svake srijede navečer naziva dvadeset dvije žene da složi četvrtak. Kad pada kiša, po trgovini traži ljude koji imaju vremena. Uspije, kaže, otprilike jednom mjesečno.
@de Eine Dose Bälle
> Wie Helena zur Donnerstagsgruppe kam.
Sie wollte ein Geschenk für ihren Neffen: eine Dose Bälle, wenn möglich eingepackt. Es regnete, der Laden war voll, und eine Dame in Weiß fragte, ob sie für eine halbe Stunde die Vierte sein könne, nur bis die richtige Vierte komme.

Die richtige Vierte kam nie. Helena spielte in Straßenschuhen und geliehener Kappe und verlor jedes Spiel. Beim Hinausgehen kaufte sie die Bälle, eine zweite Dose und einen Schläger.

Sechs Jahre später ruft sie jeden Mittwochabend zweiundzwanzig Frauen an, um den Donnerstag zu besetzen. Wenn es regnet, sucht sie im Laden nach Leuten mit Zeit. Es gelingt, sagt sie, etwa einmal im Monat.`,
  ),
  post(
    122,
    { picture: "scene-tournament", terms: [5], author: "Vera Steiner", daysAgo: 66 },
    `
@en The key of 1974
> A member returns what he was lent for the weekend.
Last Tuesday a gentleman of eighty-six put an iron key on the front desk and apologised for the delay. The house had given it to him on a Friday in 1974 so that he could practise early. Then came a job abroad, a family, and another country.

The door it belongs to was bricked up in 1991. We hung the key beside the trophies anyway, under glass, with a card: "On loan, returned."

He played twenty minutes with a borrowed racket, all of it sliced, all of it in. His membership has been renewed without interruption. It was, the board decided, only a long weekend.
@hr Ključ iz 1974.
> Član je vratio ono što je posudio za vikend.
Prošlog utorka gospodin od osamdeset šest godina stavio je na recepciju željezni ključ i ispričao se zbog kašnjenja. Klub mu ga je dao jednog petka 1974. da može rano vježbati. Onda su došli posao u inozemstvu, obitelj i druga zemlja.

Vrata kojima pripada zazidana su 1991. Ključ smo ipak objesili pokraj pehara, pod staklo, s karticom: „Posuđeno, vraćeno.“

Odigrao je dvadeset minuta posuđenim reketom, sve slajsom i sve unutra. Članstvo mu je obnovljeno bez prekida. Bio je to, odlučila je uprava, samo dug vikend.
@de Der Schlüssel von 1974
> Ein Mitglied bringt zurück, was er fürs Wochenende geliehen hatte.
Am vergangenen Dienstag legte ein Herr von sechsundachtzig Jahren einen eisernen Schlüssel auf die Theke und bat um Entschuldigung für die Verspätung. Der Club hatte ihn ihm an einem Freitag im Jahr 1974 gegeben, damit er früh üben könne. Dann kamen eine Stelle im Ausland, eine Familie und ein anderes Land.

Die Tür dazu wurde 1991 zugemauert. Wir haben den Schlüssel trotzdem neben die Pokale gehängt, unter Glas, mit einer Karte: „Geliehen, zurückgegeben.“

Er spielte zwanzig Minuten mit einem Leihschläger, alles mit Slice, alles im Feld. Seine Mitgliedschaft gilt als nie unterbrochen. Es war, so der Vorstand, nur ein langes Wochenende.`,
  ),
  post(
    123,
    { picture: "scene-night", terms: [5, 15], author: "Marko Urednik", daysAgo: 88 },
    `
@en Four hours and a bowl of soup
> The longest match in the club's history ended at eleven at night.
It began as a second-round match of the veterans, best of three, no tie-break in the third, because that is how the two of them had always played. Branko is sixty-eight, Eduard is seventy. They met on court 6 at seven in the evening.

At nine the umpire went home. At ten the kitchen sent soup, and it was eaten standing at the net post at fourteen all. At ten to eleven Eduard hit a drop shot, Branko watched it, and then he bowed.

The sheet says 6-4, 3-6, 19-17. Both signed it twice, to be sure.
@hr Četiri sata i zdjela juhe
> Najdulji meč u povijesti kluba završio je u jedanaest navečer.
Počelo je kao drugo kolo veterana, na dva dobivena, bez tie-breaka u trećem, jer su njih dvojica uvijek tako igrala. Branko ima šezdeset osam, Eduard sedamdeset godina. Sastali su se na terenu 6 u sedam navečer.

U devet je sudac otišao kući. U deset je kuhinja poslala juhu, pojedenu stojeći uz stup mreže kod četrnaest prema četrnaest. U deset do jedanaest Eduard je odigrao skraćenu, Branko ju je ispratio pogledom, a onda se naklonio.

Na listiću piše 6-4, 3-6, 19-17. Obojica su potpisala dvaput, za svaki slučaj.
@de Vier Stunden und ein Teller Suppe
> Das längste Match der Clubgeschichte endete um elf Uhr nachts.
Es begann als Zweitrundenmatch der Senioren, zwei Gewinnsätze, kein Tiebreak im dritten, weil die beiden immer so gespielt hatten. Branko ist achtundsechzig, Eduard siebzig. Sie trafen sich um sieben auf Platz 6.

Um neun ging der Schiedsrichter nach Hause. Um zehn schickte die Küche Suppe, gegessen im Stehen am Netzpfosten bei vierzehn beide. Um zehn vor elf spielte Eduard einen Stopp, Branko sah ihm nach und verbeugte sich.

Auf dem Zettel steht 6:4, 3:6, 19:17. Beide haben zweimal unterschrieben, sicherheitshalber.`,
  ),
  post(
    124,
    { picture: "scene-lesson", terms: [5, 14], author: "Maja Lončar", daysAgo: 110 },
    `
@en Beginning at sixty-one
> A diary of the first ten lessons.
**Lesson one.** I hold it like a hammer. Coach Maja says a hammer is fine, most people begin with an umbrella. I hit four balls over the net and remember every one.

**Lesson four.** My grandchildren ask who is winning. I explain that one can play for an hour without winning anything. They look at me with pity.

**Lesson ten.** A rally of eleven. Eleven! I counted aloud, and the man on the next court applauded with his racket. I have bought shoes with a herringbone sole. I do not know what herringbone is, but I leave beautiful marks.
@hr Početi sa šezdeset jednom
> Dnevnik prvih deset treninga.
**Prvi trening.** Držim ga kao čekić. Trenerica Maja kaže da je čekić u redu, većina počinje s kišobranom. Prebacila sam četiri loptice preko mreže i svake se sjećam.

**Četvrti trening.** Unuci pitaju tko pobjeđuje. Objašnjavam da se može igrati sat vremena bez ikakve pobjede. Gledaju me sa sažaljenjem.

**Deseti trening.** Izmjena od jedanaest udaraca. Jedanaest! Brojila sam naglas, a gospodin sa susjednog terena zapljeskao je reketom. Kupila sam tenisice s ribljim uzorkom. Ne znam što je riblji uzorak, ali ostavljam prekrasne tragove.
@de Anfangen mit einundsechzig
> Ein Tagebuch der ersten zehn Stunden.
**Erste Stunde.** Ich halte ihn wie einen Hammer. Trainerin Maja sagt, ein Hammer sei in Ordnung, die meisten beginnen mit einem Regenschirm. Ich schlage vier Bälle übers Netz und weiß noch jeden.

**Vierte Stunde.** Meine Enkel fragen, wer gewinnt. Ich erkläre, dass man eine Stunde spielen kann, ohne etwas zu gewinnen. Sie sehen mich mitleidig an.

**Zehnte Stunde.** Ein Ballwechsel mit elf Schlägen. Elf! Ich habe laut gezählt, und der Herr auf dem Nachbarplatz klatschte mit dem Schläger. Ich habe Schuhe mit Fischgrätprofil gekauft. Was Fischgrät ist, weiß ich nicht, aber meine Spuren sind wunderschön.`,
  ),
  post(
    125,
    { picture: "scene-rain", terms: [5], author: "Tin Babić", daysAgo: 133 },
    `
@en Letter from a rainy grass court
> Our coach went to learn about lawns and learned about tea.
Dear all, it has rained for three of my four days here, and I have never been so well looked after. When the first drop falls, twelve people in blazers carry a cover the size of our car park over the court, without a word, in fifty seconds. Ivo would weep.

On the dry day I played. The ball does not bounce, it considers bouncing. Everything I teach you about topspin is worth nothing; everything Branko does with his slice is worth gold. Tell him, but gently.

I am bringing home a bag of seed. Not for a court. Just for the strip behind the terrace, so that we know how it smells.
@hr Pismo s kišnog travnjaka
> Naš je trener otišao učiti o travi, a naučio je sve o čaju.
Dragi svi, od četiri dana ovdje tri je padala kiša, a nikad nisam bio bolje zbrinut. Kad padne prva kap, dvanaest ljudi u sakoima preko terena prenese pokrivač velik kao naše parkiralište, bez riječi, za pedeset sekundi. Ivo bi zaplakao.

Na suhi dan sam igrao. Loptica ne odskače, ona o odskoku razmišlja. Sve što vas učim o topspinu ne vrijedi ništa; sve što Branko radi slajsom vrijedi zlata. Recite mu, ali nježno.

Kući nosim vrećicu sjemena. Ne za teren. Samo za pojas iza terase, da znamo kako miriše.
@de Brief von einem verregneten Rasenplatz
> Unser Trainer wollte etwas über Rasen lernen und lernte etwas über Tee.
Ihr Lieben, von meinen vier Tagen hier hat es drei geregnet, und ich war nie besser versorgt. Beim ersten Tropfen tragen zwölf Menschen im Blazer eine Plane, groß wie unser Parkplatz, wortlos in fünfzig Sekunden über den Platz. Ivo würde weinen.

Am trockenen Tag habe ich gespielt. Der Ball springt nicht ab, er denkt darüber nach. Alles, was ich euch über Topspin beibringe, ist nichts wert; alles, was Branko mit seinem Slice macht, ist Gold. Sagt es ihm, aber behutsam.

Ich bringe eine Tüte Samen mit. Nicht für einen Platz. Nur für den Streifen hinter der Terrasse, damit wir wissen, wie das riecht.`,
  ),
];
