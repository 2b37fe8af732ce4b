import type { SeedPost } from "../types.ts";
import { post } from "./build.ts";

export const techniquePosts: readonly SeedPost[] = [
  post(
    110,
    { picture: "scene-night", terms: [2, 3, 13], author: "Maja Lončar", daysAgo: 17 },
    `
@en Serve: the toss first, everything else later
> If the ball is in a different place every time, so is your serve.
Take ten balls and no racket. Toss each one so that it would land a hand's width inside the baseline, in front of your hitting shoulder. Let it drop. If seven of ten land on the same racket head, you may pick up the racket.

Most double faults are decided before the arm swings. The hand lets go too late, the ball drifts behind the head, and the body bends to rescue it. Open the fingers at eye level, all at once, as if you were putting a glass on a high shelf.

Then serve at half speed for a week. Speed comes from rhythm, and rhythm needs a ball that waits for you.
@hr Servis: prvo izbačaj, sve ostalo poslije
> Ako je loptica svaki put na drugom mjestu, i servis vam je drugdje.
Uzmite deset loptica, bez reketa. Svaku izbacite tako da bi pala dlan unutar osnovne crte, ispred ramena kojim udarate. Pustite je da padne. Ako sedam od deset padne na istu glavu reketa, smijete uzeti reket.

Većina dvostrukih pogrešaka odlučena je prije zamaha. Ruka prekasno pusti, loptica odluta iza glave, a tijelo se savija da je spasi. Otvorite prste u visini očiju, sve odjednom, kao da stavljate čašu na visoku policu.

Zatim tjedan dana servirajte upola brzine. Brzina dolazi iz ritma, a ritam treba lopticu koja vas čeka.
@de Aufschlag: erst der Ballwurf, dann alles andere
> Ist der Ball jedes Mal woanders, ist es Ihr Aufschlag auch.
Nehmen Sie zehn Bälle und keinen Schläger. Werfen Sie jeden so, dass er eine Handbreit hinter der Grundlinie im Feld landen würde, vor der Schlagschulter. Lassen Sie ihn fallen. Treffen sieben von zehn denselben Schlägerkopf, dürfen Sie den Schläger holen.

Die meisten Doppelfehler sind entschieden, bevor der Arm schwingt. Die Hand öffnet zu spät, der Ball wandert hinter den Kopf, der Körper verbiegt sich zur Rettung. Öffnen Sie die Finger auf Augenhöhe, alle zugleich, als stellten Sie ein Glas auf ein hohes Regal.

Dann eine Woche lang mit halber Kraft. Tempo kommt aus Rhythmus, und Rhythmus braucht einen Ball, der wartet.`,
  ),
  post(
    111,
    { picture: "scene-flat-lay", terms: [2, 3, 14], author: "Tin Babić", daysAgo: 28 },
    `
@en Three drills for one wall
> Twelve minutes a day, no partner, no excuse.
**The count.** Stand six metres away and play forehands at half pace until you reach fifty without a miss. Every miss takes you back to zero. You will learn patience before you learn power.

**The figure eight.** Forehand to the left half, backhand to the right half, without moving the feet more than two steps. The wall returns faster than any opponent; shorten your backswing until it stops hurting.

**The volley ladder.** Start two metres away, five volleys each side, one step back, five more. At five metres turn around and come home. Do this three times a week and the net on Sunday will feel like a friend.
@hr Tri vježbe za jedan zid
> Dvanaest minuta dnevno, bez partnera i bez izgovora.
**Brojanje.** Stanite na šest metara i igrajte forhende upola snage dok ne dođete do pedeset bez greške. Svaka greška vraća na nulu. Prije snage naučit ćete strpljenje.

**Osmica.** Forhend u lijevu polovicu, bekhend u desnu, uz najviše dva koraka. Zid vraća brže od svakog protivnika; skraćujte zamah dok ne prestane boljeti.

**Ljestve voleja.** Počnite na dva metra, pet voleja svakom stranom, korak natrag, još pet. Na pet metara okrenite se i vratite. Triput tjedno, i nedjeljna će mreža postati prijatelj.
@de Drei Übungen für eine Wand
> Zwölf Minuten am Tag, ohne Partner, ohne Ausrede.
**Das Zählen.** Stellen Sie sich sechs Meter entfernt auf und spielen Sie Vorhände mit halbem Tempo, bis fünfzig ohne Fehler gelingen. Jeder Fehler führt zurück auf null. Geduld kommt vor Kraft.

**Die Acht.** Vorhand in die linke Hälfte, Rückhand in die rechte, mit höchstens zwei Schritten. Die Wand antwortet schneller als jeder Gegner; kürzen Sie die Ausholbewegung, bis es nicht mehr weh tut.

**Die Volleyleiter.** Beginnen Sie bei zwei Metern, fünf Volleys je Seite, ein Schritt zurück, wieder fünf. Bei fünf Metern kehren Sie um. Dreimal pro Woche, und das Netz am Sonntag wird ein Freund.`,
  ),
  post(
    112,
    { picture: "scene-clay-sunset", terms: [2, 3, 11], author: "Maja Lončar", daysAgo: 47 },
    `
@en Sliding without fear
> On clay you do not stop and then hit. You arrive while hitting.
Beginners run to the ball, stop, and hit from a standstill, one metre too late. On clay the last metre belongs to the slide: the outside foot points where you are going, the weight stays low, and the racket is already back.

Practise without a ball. Jog along the service line, sink, let the outside foot glide for a shoe's length, stand up. Ten times left, ten times right. The first slides will be short and loud; good ones are long and quiet.

Two things make it safe: a full herringbone sole, and the courage to bend the knee. Straight legs do not slide, they trip.
@hr Proklizavanje bez straha
> Na zemlji ne stajete pa udarate. Stižete dok udarate.
Početnici dotrče do loptice, stanu i udare iz mjesta, metar prekasno. Na zemlji zadnji metar pripada proklizavanju: vanjsko stopalo gleda kamo idete, težište ostaje nisko, a reket je već iza.

Vježbajte bez loptice. Lagano trčite uz servis-crtu, spustite se, pustite vanjsko stopalo da klizne duljinu tenisice, ustanite. Deset puta lijevo, deset puta desno. Prva klizanja bit će kratka i glasna; dobra su duga i tiha.

Dvije stvari čine ga sigurnim: puni riblji potplat i hrabrost da savijete koljeno. Ravne noge ne kližu, one se spotiču.
@de Rutschen ohne Angst
> Auf Sand bleibt man nicht stehen, um zu schlagen. Man kommt schlagend an.
Einsteiger laufen zum Ball, bleiben stehen und schlagen aus dem Stand, einen Meter zu spät. Auf Sand gehört der letzte Meter dem Rutschen: Der äußere Fuß zeigt in Laufrichtung, das Gewicht bleibt tief, der Schläger ist schon hinten.

Üben Sie ohne Ball. Traben Sie an der Aufschlaglinie entlang, gehen Sie tief, lassen Sie den äußeren Fuß eine Schuhlänge gleiten, stehen Sie auf. Zehnmal links, zehnmal rechts. Die ersten Rutscher sind kurz und laut; gute sind lang und leise.

Zwei Dinge machen es sicher: ein durchgehendes Fischgrätprofil und der Mut, das Knie zu beugen. Gestreckte Beine rutschen nicht, sie stolpern.`,
  ),
  post(
    113,
    { picture: "scene-net-detail", terms: [2, 3], author: "Tin Babić", daysAgo: 70 },
    `
@en The return: half the backswing, twice the success
> Against a good serve you do not need your own power. Borrow his.
Watch returns in a club match and you will see the same picture: a big swing, a late contact, a ball in the fence. The server has already supplied all the speed there is. Your job is to point it somewhere.

Stand half a step further in than feels polite. Turn the shoulders, leave the hand where it is, and meet the ball in front of the knee. Think of a volley with a longer finish.

Choose one target before every serve and keep it: low at the feet, or deep down the middle. A returner who changes his mind is the best friend a server has.
@hr Ritern: pola zamaha, dvostruki uspjeh
> Protiv dobrog servisa ne treba vam vlastita snaga. Posudite njegovu.
Gledajte riterne u klupskom meču i vidjet ćete istu sliku: veliki zamah, kasni kontakt, loptica u ogradi. Server je već dao svu brzinu koja postoji. Vaš je posao usmjeriti je.

Stanite pola koraka bliže nego što se čini pristojnim. Okrenite ramena, ruku ostavite gdje jest i pogodite lopticu ispred koljena. Zamislite volej s duljim završetkom.

Prije svakog servisa odaberite jednu metu i držite je se: nisko u noge ili duboko po sredini. Riterner koji se predomišlja najbolji je prijatelj servera.
@de Der Return: halbe Ausholbewegung, doppelter Erfolg
> Gegen einen guten Aufschlag brauchen Sie keine eigene Kraft. Leihen Sie sich seine.
Wer Returns im Vereinsmatch beobachtet, sieht immer dasselbe Bild: großer Schwung, später Treffpunkt, Ball im Zaun. Der Aufschläger hat das Tempo längst geliefert. Ihre Aufgabe ist es, ihm eine Richtung zu geben.

Stehen Sie einen halben Schritt weiter vorn, als es höflich scheint. Drehen Sie die Schultern, lassen Sie die Hand, wo sie ist, und treffen Sie vor dem Knie. Denken Sie an einen Volley mit längerem Ausschwung.

Wählen Sie vor jedem Aufschlag ein Ziel und bleiben Sie dabei: flach vor die Füße oder lang durch die Mitte. Ein Returnspieler, der es sich anders überlegt, ist der beste Freund des Aufschlägers.`,
  ),
  post(
    114,
    { picture: "scene-doubles", terms: [2, 3, 12], author: "Helena Radić", daysAgo: 84 },
    `
@en Doubles: who takes the middle?
> The ball between two good players is lost more often than the ball in the corner.
There is a rule, and it fits on a wristband: the player on the diagonal of the ball takes the middle. If the ball comes from the opponents' left, the one of you who stands opposite, across the net, has the better angle and the longer look.

Rules help until the first surprise, so talk. "Mine", "yours" and "switch" are enough. Say them early and loud; no one has ever lost a friend by calling a ball in time.

And when it does drop between you, smile. Your partner already knows.
@hr Parovi: čija je sredina?
> Loptica između dvoje dobrih igrača gubi se češće od one u kutu.
Postoji pravilo i stane na znojnik: sredinu uzima igrač koji je dijagonalno od loptice. Ako dolazi s protivnikove lijeve strane, onaj od vas koji joj stoji nasuprot, preko mreže, ima bolji kut i dulji pogled.

Pravila pomažu do prvog iznenađenja, zato razgovarajte. „Moja“, „tvoja“ i „mijenjaj“ dovoljno su. Recite rano i glasno; nitko još nije izgubio prijatelja jer je na vrijeme zazvao lopticu.

A kad ipak padne između vas, nasmiješite se. Partner već zna.
@de Doppel: Wem gehört die Mitte?
> Der Ball zwischen zwei guten Spielern geht öfter verloren als der in der Ecke.
Es gibt eine Regel, und sie passt auf ein Schweißband: Wer diagonal zum Ball steht, nimmt die Mitte. Kommt er von links drüben, hat derjenige von Ihnen, der ihm über das Netz gegenübersteht, den besseren Winkel und den längeren Blick.

Regeln helfen bis zur ersten Überraschung, also reden Sie. „Meiner“, „deiner“ und „wechseln“ genügen. Früh und laut; noch niemand hat einen Freund verloren, weil er rechtzeitig gerufen hat.

Und wenn der Ball doch zwischen Ihnen auftippt: lächeln. Ihr Partner weiß es schon.`,
  ),
];
