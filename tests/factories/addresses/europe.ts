import type { Row } from "./row.ts";

export const EUROPE: readonly Row[] = [
  ["HR|Đurđica|Šćepanović-Žižić|091/555-0101|Ulica kneza Branimira|12a|10000|Zagreb"],
  ["HR|Ivan st.|Horvat, dr. sc.|+385 (0)21 555 010|Put Žnjana|bb|21000|Split"],
  [
    "HR|Željka|Kova\u010d|01\u00a0555\u20110102|Vukovarska|17/III|31000|Osijek",
    {
      contactPhone: "01 555-0102",
    },
  ],
  [
    "HR|Z\u030celjko|C\u030cuc\u030ckovic\u0301|0915550103|Trg z\u030crtava|1|51000|Rijeka",
    {
      firstName: "Željko",
      lastName: "Čučković",
      street: "Trg žrtava",
    },
  ],
  ["SI|Špela|Kovač–Žagar|031 555 104|Prešernova cesta|3 b|1000|Ljubljana"],
  ["SI|Jaka|d’Este|+386 1 555 01 05|Pod Trančo|4|SI-6330|Piran"],
  ["RS|Љубица|Ђорђевић|064/555-0106|Булевар краља Александра|73/4|11000|Београд"],
  ["BA|Amra|Hadžiosmanović|061 555 107|Maršala Tita|9a/2|71000|Sarajevo"],
  ["ME|Njegoš|Petrović|067 555 108|Njeguševa|bb|81000|Podgorica"],
  ["MK|Ѓорѓи|Ќосевски|070 555 109|Партизанска|25-1/12|1000|Скопје"],
  ["AT|Franz Xaver|von und zu Großenthal|0664/555 01 10|Mariahilfer Straße|12/3/4/15|1060|Wien"],
  ["AT|Ö.|Müller jr.|+43 1 5550111|Postfach|42|A-8010|Graz"],
  ["DE|Anne-Sophie|Freiin von Weiß|0151 55501120|Straße des 17. Juni|135|10623|Berlin"],
  ["DE|Jörg|Meyer zu Hörste|030/5550113|Packstation|145|D-20095|Hamburg"],
  [
    "DE|Ümit|Öztürk|0 30 / 555 01 14|An der Alten Ziegelei|7 c|04109|Leipzig||u.oe@müller.example",
    {
      contactEmail: "u.oe@xn--mller-kva.example",
    },
  ],
  ["CH|Urs|Zgraggen-Bürgi|079 555 01 15|Rue de l’Hôtel-de-Ville|2bis|1204|Genève"],
  ["CH|Flurina|à Porta|+41 81 555 01 16|Via dal Bagn|1|CH-7500|San Murezzan"],
  ["LI|Hans-Adam|Öhri|+423 555 01 17|Städtle|38|9490|Vaduz"],
  ["FR|Jean-François|de L’Épine d’Huart|06 12 55 01 18|Rue de l'Abbé-de-l'Épée|12 bis|75005|Paris"],
  ["FR|Zoé|L'Hermite|+33 (0)5 55 50 11 9|Lieu-dit «Les Vaches»|3 ter|F-19000|Tulle CEDEX 9"],
  ["BE|Maarten|’s-Gravesande|0470/55.01.20|Oude Graanmarkt|5 bus 3|1000|Bruxelles/Brussel"],
  ["NL|Jan-Willem|'t Hart|06-55501210|’t Zand|12-hs|1012 AB|’s-Hertogenbosch"],
  [
    "NL|Fenna|van ’t Wout|+31\u00a06\u00a05550\u00a01220|2e Kruisstraat|14-2 rood|9711DE|Den Haag",
    {
      contactPhone: "+31 6 5550 1220",
    },
  ],
  ["LU|Gérard|Müller-Weydert|+352 621 555 123|Route d'Arlon|163|L-1150|Luxembourg"],
  ["IT|Niccolò|D’Angelo|333 555 0124|Via San Martino della Battaglia|15/A rosso|00185|Roma|RM"],
  ["IT|Maria Grazia|Dell'Acqua|+39 041 555 0125|Sestiere San Marco|1234/B|30124|Venezia|VE"],
  [
    "ES|M.ª del Carmen|Núñez de la O|600 55 01 26|C/ Mayor, s/n, 3.º izq.|s/n|08001|L’Hospitalet|Barcelona",
  ],
  [
    "ES|Gal·la|Puigdemont i Casas|+34 93 555 01 27|Passeig de Gràcia|12-14|08007|Barcelona|Catalunya",
  ],
  ["PT|João|d'Orey|912 555 128|Praceta Maestro Silva|7 - 2.º Esq.|1250-096|Lisboa"],
  [
    "IE|Siobhán|Ní Dhuibhne|(087) 555 0129|Bóthar na Trá|Aonad 3|H91 X4Y2|Gaillimh|Co. na Gaillimhe",
  ],
  [
    "IE|Pádraig|Ó Súilleabháin|+353 1 555 0130|The Old Rectory, Kilmore|-|D02AF30|Baile Átha Cliath",
  ],
  ["GB|J. R. R.|O´Brien-Smythe|07700 900131|Flat 2, 221½ Baker Street|221B|NW1 6XE|London"],
  [
    "GB|Sian|ap Llŷr|+44 (0)1248 555 132 ext. 4|Rose Cottage|n/a|LL61 5YX|Llanfair\u00adpwll",
    {
      city: "Llanfairpwll",
    },
  ],
  ["DK|Søren|Ærø Nørgård|20 55 01 33|Østerbrogade|12, 3. t.v.|2100|København Ø"],
  ["SE|Åsa|Öberg af Ugglas|070-555 01 34|Sankt Eriksgatan|5 lgh 1102|112 34|Stockholm"],
  ["NO|Bjørn|Ødegård|405 55 135|Nordre gate|1 H0201|N-7011|Trondheim"],
  ["FI|Päivi|Mäki-Äijälä|040 555 0136|Hämeentie|12 A 34|00530|Helsinki"],
  ["IS|Þórdís|Guðmundsdóttir|555-0137|Laugavegur|22A|101|Reykjavík"],
  ["EE|Õnne|Pärn|5555 0138|Kooli talu|-|EE-93813|Kuressaare"],
  ["LV|Ģirts|Ķēniņš|+371 2555 0139|Brīvības iela|55 k-2 - 14|LV-1010|Rīga"],
  ["LT|Žydrūnė|Šiaučiūnaitė-Ąžuolienė|8-6 55 50140|Gedimino pr.|9A-12|LT-01103|Vilnius"],
  ["PL|Łucja|Wyżga-Źdźbło|600 550 141|ul. Świętokrzyska|20 m. 5|00-002|Łódź"],
  ["CZ|Jiří|Dvořák ml.|+420 555 014 200|Náměstí Míru|820/9|120 00|Praha 2"],
  ["SK|Ľubica|Ďurišová|0905/555 143|Námestie SNP|č. 1/A|811 06|Bratislava"],
  ["HU|Ödön|Szőke-Űrmös|06 30 555 0144|Andrássy út|60. II/5.|1062|Budapest"],
  [
    "RO|Ştefan|Țuțuianu|0721 555 145|Str. Ţepeş Vodă, bl. A2, sc. B, et. 3, ap. 12|12|020011|București",
  ],
  ["BG|Цветан|Ёлов-Щерев|0888 555 146|ж.к. Люлин|бл. 305, вх. Б|1336|София"],
  ["GR|Αθηνά|Παπαδοπούλου|694 555 0147|Λεωφ. Βασ. Σοφίας|25Α|106 74|Αθήνα"],
  ["CY|Γιώργος|Χατζηγεωργίου|99 550148|Λήδρας|12, διαμ. 3|1011|Λευκωσία"],
  ["MT|Ġorġ|Ħabib|9955 0149|Triq ir-Repubblika|Nru 5|VLT 1115|Il-Belt Valletta"],
  ["AL|Ëngjëll|Çela|069 555 0150|Rruga e Durrësit|Pall. 4/1|1001|Tiranë"],
  ["UA|В’ячеслав|Дар'їн|067 555 01 51|вул. Зелена|15-Б, кв. 7|79005|Львів"],
  [
    "UA|Соломія|О\u02bcДонелл|+380\u2011(44)\u2011555\u201101\u201152|бул. Шевченка|3/5|01001|Київ",
    {
      contactPhone: "+380-(44)-555-01-52",
    },
  ],
  [
    "TR|İpek Gül|Çağlayan Işık|0532 555 01 53|Atatürk Mah. Şehit Yolu Sk.|No:5 D:12|34710|Kadıköy|İstanbul",
  ],
  ["GE|ნინო|ჭავჭავაძე|599 55 01 54|რუსთაველის გამზირი|12|0108|თბილისი"],
  ["AM|Տիգրան|Տեր-Պետրոսյան|(091) 55-01-55|Մաշտոցի պողոտա|5/1, բն. 7|0002|Երևան"],
];
