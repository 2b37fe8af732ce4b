import type { SeedPost } from "../types.ts";
import { post } from "./build.ts";

export const juniorPosts: readonly SeedPost[] = [
  post(
    107,
    { picture: "scene-kids-camp", terms: [1, 6], author: "Maja Lončar", daysAgo: 78 },
    `
@en Thirty-two children and one paper plane
> What happened at the summer camp, told by the people who swept the courts afterwards.
On Monday half of them held the racket like a frying pan. On Friday the same half played rallies of ten, counted aloud in three languages. In between lay four mornings of games, two hundred peaches and one thunderstorm.

The storm was the best part. Everyone moved into the clubhouse, and coach Tin announced a contest: one sheet of paper, one throw, longest flight wins. Noa, eight years old, cleared the bar and the piano.

Next summer there will be two weeks. Registration opens in February, and yes, the peaches are confirmed.
@hr Trideset dvoje djece i jedan papirnati avion
> Što se događalo na ljetnom kampu, ispričali su oni koji su poslije meli terene.
U ponedjeljak je polovica držala reket kao tavu. U petak je ta ista polovica izmjenjivala po deset udaraca i brojila naglas na tri jezika. Između su bila četiri jutra igre, dvjesto breskvi i jedna oluja.

Oluja je bila najbolja. Svi su se preselili u klupsku kuću, a trener Tin objavio je natjecanje: jedan list papira, jedno bacanje, pobjeđuje najdulji let. Osmogodišnji Noa prebacio je šank i klavir.

Idućeg ljeta bit će dva tjedna. Prijave se otvaraju u veljači i da, breskve su potvrđene.
@de Zweiunddreißig Kinder und ein Papierflieger
> Was im Sommercamp geschah, erzählt von denen, die danach die Plätze abzogen.
Am Montag hielt die Hälfte den Schläger wie eine Bratpfanne. Am Freitag spielte dieselbe Hälfte zehn Bälle hin und her und zählte laut in drei Sprachen. Dazwischen lagen vier Vormittage voller Spiele, zweihundert Pfirsiche und ein Gewitter.

Das Gewitter war das Beste. Alle zogen ins Clubhaus, und Trainer Tin rief einen Wettbewerb aus: ein Blatt Papier, ein Wurf, der weiteste Flug gewinnt. Noa, acht Jahre alt, überflog die Theke und das Klavier.

Im nächsten Sommer gibt es zwei Wochen. Die Anmeldung öffnet im Februar, und ja, die Pfirsiche sind bestätigt.`,
  ),
  post(
    108,
    { picture: "scene-lesson", terms: [6, 4], author: "Tin Babić", daysAgo: 90 },
    `
@en The right racket for a child: measure, do not guess
> A racket to grow into is a racket to give up with.
Stand the child straight, arm hanging down. The racket, held by the handle, should almost brush the floor. That is all the science there is: nineteen inches up to about 105 cm, twenty-one up to 115, twenty-three up to 125, twenty-five up to 140, then twenty-six.

Weight matters as much as length. If the racket head drops when the child waits for the ball, it is too heavy, and the wrist will learn a trick that takes years to unlearn.

Come by on a Saturday morning. We keep every length on the wall, lend any of them for a week, and take them back in payment when the next size is due.
@hr Pravi reket za dijete: mjerite, ne pogađajte
> Reket u koji će dijete tek narasti jest reket od kojeg će odustati.
Neka dijete stane ravno, s rukom uz tijelo. Reket koji drži za dršku treba gotovo dodirnuti pod. To je sva znanost: devetnaest inča do otprilike 105 cm, dvadeset jedan do 115, dvadeset tri do 125, dvadeset pet do 140, zatim dvadeset šest.

Težina je važna koliko i duljina. Ako glava reketa pada dok dijete čeka lopticu, pretežak je, a zapešće će naučiti trik koji se godinama odučava.

Navratite u subotu ujutro. Na zidu su sve duljine, svaku posuđujemo na tjedan dana, a kad dođe sljedeća veličina, staru primamo kao dio plaćanja.
@de Der richtige Kinderschläger: messen, nicht raten
> Ein Schläger zum Hineinwachsen ist ein Schläger zum Aufgeben.
Das Kind steht gerade, der Arm hängt. Der am Griff gehaltene Schläger soll fast den Boden streifen. Mehr Wissenschaft gibt es nicht: neunzehn Zoll bis etwa 105 cm, einundzwanzig bis 115, dreiundzwanzig bis 125, fünfundzwanzig bis 140, danach sechsundzwanzig.

Das Gewicht zählt so viel wie die Länge. Sinkt der Kopf, während das Kind auf den Ball wartet, ist er zu schwer, und das Handgelenk lernt einen Trick, den es Jahre nicht mehr verlernt.

Kommen Sie am Samstagvormittag vorbei. Jede Länge hängt an der Wand, jede leihen wir für eine Woche, und wenn die nächste Größe fällig ist, nehmen wir die alte in Zahlung.`,
  ),
  post(
    109,
    { picture: "scene-clay-sunset", terms: [6, 15], author: "Maja Lončar", daysAgo: 104 },
    `
@en Under-twelves bring the cup home
> Four players, three finals, one very dirty bus.
The regional cup for under-twelves has stood in other cabinets for nineteen years. On Saturday Mia, Jakov, Lea and Toni put it on the front seat of the bus and fastened its belt.

They won without a single code of conduct warning, which made their coaches prouder than the score. Lea called two of her own balls out in the tie-break; her opponent's father came over to shake hands.

The cup stands beside the cash desk now. You may touch it. They did, with clay on every finger.
@hr Do dvanaest godina: kup dolazi kući
> Četvero igrača, tri finala, jedan vrlo prljav autobus.
Regionalni kup do dvanaest godina devetnaest je godina stajao u tuđim vitrinama. U subotu su ga Mia, Jakov, Lea i Toni stavili na prvo sjedalo autobusa i vezali pojasom.

Pobijedili su bez ijedne opomene za ponašanje, a to je trenere učinilo ponosnijima od rezultata. Lea je u tie-breaku dvije svoje loptice proglasila autom; otac njezine protivnice prišao je i pružio ruku.

Kup sada stoji pokraj blagajne. Smijete ga dotaknuti. I oni jesu, sa zemljom na svakom prstu.
@de Die Zwölfjährigen holen den Pokal
> Vier Kinder, drei Endspiele, ein sehr schmutziger Bus.
Der Regionalpokal der unter Zwölfjährigen stand neunzehn Jahre lang in fremden Vitrinen. Am Samstag setzten ihn Mia, Jakov, Lea und Toni auf den Vordersitz des Busses und schnallten ihn an.

Sie gewannen ohne eine einzige Verwarnung, und das machte die Trainer stolzer als das Ergebnis. Lea gab im Tiebreak zwei eigene Bälle aus; der Vater der Gegnerin kam herüber und schüttelte ihr die Hand.

Der Pokal steht jetzt neben der Kasse. Anfassen ist erlaubt. Sie haben es auch getan, mit Sand an jedem Finger.`,
  ),
];
