import { type PictureEntry, sceneEntry } from "./entry.ts";
import { clayAtSunset, heroScene, indoorScene, nightScene } from "./scenes.ts";

export const scenePictures: readonly PictureEntry[] = [
  sceneEntry("scene-hero", ["Two players on a clay court, the clubhouse and trees behind them", "Dvoje igrača na zemljanom terenu, iza njih klupska kuća i drveće", "Zwei Spieler auf dem Sandplatz, dahinter Clubhaus und Bäume"], heroScene, 900),
  sceneEntry("scene-clay-sunset", ["A rally on clay in the evening sun", "Izmjena udaraca na zemlji u večernjem suncu", "Ballwechsel auf Sand in der Abendsonne"], clayAtSunset),
  sceneEntry("scene-night", ["A serve under floodlights at night", "Servis noću pod reflektorima", "Aufschlag bei Nacht unter Flutlicht"], nightScene),
  sceneEntry("scene-indoor", ["Three blue indoor courts", "Tri plava terena u dvorani", "Drei blaue Hallenplätze"], indoorScene),
];
