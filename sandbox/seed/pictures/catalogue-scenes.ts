import { type PictureEntry, sceneEntry } from "./entry.ts";
import { clayAtSunset, heroScene, indoorScene, nightScene } from "./scenes.ts";
import {
  campScene,
  clubhouseScene,
  doublesScene,
  footerScene,
  lessonScene,
  tournamentScene,
} from "./scenes-people.ts";
import {
  benchScene,
  flatLayScene,
  netScene,
  parcelScene,
  rainScene,
  workshopScene,
} from "./scenes-things.ts";

export const scenePictures: readonly PictureEntry[] = [
  sceneEntry(
    "scene-hero",
    [
      "Two players on a clay court, the clubhouse and trees behind them",
      "Dvoje igrača na zemljanom terenu, iza njih klupska kuća i drveće",
      "Zwei Spieler auf dem Sandplatz, dahinter Clubhaus und Bäume",
    ],
    heroScene,
    1200,
  ),
  sceneEntry(
    "scene-clay-sunset",
    [
      "A rally on clay in the evening sun",
      "Izmjena udaraca na zemlji u večernjem suncu",
      "Ballwechsel auf Sand in der Abendsonne",
    ],
    clayAtSunset,
  ),
  sceneEntry(
    "scene-night",
    [
      "A serve under floodlights at night",
      "Servis noću pod reflektorima",
      "Aufschlag bei Nacht unter Flutlicht",
    ],
    nightScene,
  ),
  sceneEntry(
    "scene-indoor",
    ["Three blue indoor courts", "Tri plava terena u dvorani", "Drei blaue Hallenplätze"],
    indoorScene,
  ),
  sceneEntry(
    "scene-lesson",
    [
      "A coach feeds balls to a young player",
      "Trener dobacuje loptice mladoj igračici",
      "Ein Trainer spielt einer jungen Spielerin Bälle zu",
    ],
    lessonScene,
  ),
  sceneEntry(
    "scene-kids-camp",
    [
      "Children with rackets in the air at the summer camp",
      "Djeca s podignutim reketima na ljetnom kampu",
      "Kinder mit erhobenen Schlägern im Sommercamp",
    ],
    campScene,
  ),
  sceneEntry(
    "scene-tournament",
    [
      "A serve in front of full stands",
      "Servis pred punim tribinama",
      "Aufschlag vor vollen Rängen",
    ],
    tournamentScene,
  ),
  sceneEntry(
    "scene-doubles",
    ["Four players in a doubles match", "Četvero igrača u meču parova", "Vier Spieler im Doppel"],
    doublesScene,
  ),
  sceneEntry(
    "scene-clubhouse",
    [
      "The clubhouse with its terrace and parasols",
      "Klupska kuća s terasom i suncobranima",
      "Das Clubhaus mit Terrasse und Sonnenschirmen",
    ],
    clubhouseScene,
  ),
  sceneEntry(
    "scene-footer-court",
    ["A green court from above", "Zeleni teren odozgo", "Ein grüner Platz von oben"],
    footerScene,
  ),
  sceneEntry(
    "scene-bench",
    [
      "A bench at the side of the court with a bag and a towel",
      "Klupa uz teren s torbom i ručnikom",
      "Eine Bank am Platz mit Tasche und Handtuch",
    ],
    benchScene,
  ),
  sceneEntry(
    "scene-parcel",
    [
      "A parcel, a racket and balls on a counter",
      "Paket, reket i loptice na pultu",
      "Ein Paket, ein Schläger und Bälle auf der Theke",
    ],
    parcelScene,
  ),
  sceneEntry(
    "scene-net-detail",
    [
      "A ball flies just over the net",
      "Loptica prelazi tik iznad mreže",
      "Ein Ball fliegt knapp über das Netz",
    ],
    netScene,
  ),
  sceneEntry(
    "scene-workshop",
    [
      "The stringing workshop with machine, reels and rackets",
      "Radionica za pletenje sa strojem, kolutima i reketima",
      "Die Besaitungswerkstatt mit Maschine, Rollen und Schlägern",
    ],
    workshopScene,
  ),
  sceneEntry(
    "scene-rain",
    [
      "Rain on the court, an umbrella and a bag",
      "Kiša na terenu, kišobran i torba",
      "Regen auf dem Platz, ein Schirm und eine Tasche",
    ],
    rainScene,
  ),
  sceneEntry(
    "scene-flat-lay",
    [
      "Racket, shoe, cap, bottle and balls laid out on clay",
      "Reket, tenisica, kapa, boca i loptice složeni na zemlji",
      "Schläger, Schuh, Kappe, Flasche und Bälle auf dem Sand",
    ],
    flatLayScene,
  ),
];
