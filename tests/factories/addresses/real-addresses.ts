import { ASIA } from "./asia.ts";
import { EUROPE } from "./europe.ts";
import { type RealAddress, type Row, toAddress } from "./row.ts";

const AMERICAS: readonly Row[] = [
  ["US|Martin Luther|O’Connor III|(212) 555-0156|Broadway|1600½|10001-2345|New York|NY"],
  ["US|Leilani|Kaʻahumanu|808.555.0157|Kalākaua Ave|2335 #4-B|96815|Honolulu|Hawaiʻi"],
  ["US|Jo|St. John|+1 202-555-0158 x12|PO Box 1234|-|20001|Washington|District of Columbia"],
  ["CA|Anne-Élise|D'Amour-Côté|514-555-0159|rue Saint-Denis|4250, app. 3|H2J 2K8|Montréal|Québec"],
  [
    "CA|René|Two-Rivers|+1 (867) 555 0160|General Delivery|–|X0A 0H0|Iqaluit|NU",
    {
      houseNumber: "-",
    },
  ],
  [
    "MX|Ma. Guadalupe|Nuñez y Peña|55 5550 1610|Av. Insurgentes Sur|1234 Int. 5-B|03100|Benito Juárez|CDMX",
  ],
  [
    "BR|João Vítor|d'Ávila e Sá|(11) 95550-1620|Rua 25 de Março, Bloco C|s/nº|01021-100|São Paulo|SP",
  ],
  ['AR|Ñusta|Güiraldes|011 15-5550-1630|Av. 9 de Julio|1000 4° "B"|C1043AAQ|Buenos Aires'],
  [
    "CL|Begoña|O'Higgins|+56 9 5550 1640|Av. Libertador Bernardo O'Higgins|Depto. 12|8320000|Santiago|RM",
  ],
  ["JM|Marcia|McKenzie-Brown|876-555-0165|Hope Road, Kingston 6|12||Kingston|St. Andrew"],
  ["PA|Edilberto|Núñez|6555-0166|Calle 50, Torre Global, piso 20|||Ciudad de Panamá|Panamá"],
];

const SOUTH: readonly Row[] = [
  [
    "AU|Kim|O'Dea-Nguyen|0491 570 156|Great Ocean Rd|Unit 3/42–44|3232|Lorne|Vic",
    {
      houseNumber: "Unit 3/42-44",
    },
  ],
  ["NZ|Hēmi|Te Whāriki|021 555 0201|Tāmaki Drive, RD 2|7B|0622|Tāmaki Makaurau"],
  ["ZA|Nomvula|van der Merwe|082 555 0202|Kerkstraat|12A|0001|eMalahleni|Mpumalanga"],
  [
    "NG|Olúṣẹ́gun|Ọbásanjọ́|0803 555 0203|Àdúláwọ̀ Road|Plot 5|101233|Ìkejà|Lagos",
    {
      street: "Àdúláwọ̀ Road".normalize("NFC"),
    },
  ],
  ["KE|Ng’endo|wa Thiong’o|0712 555204|P.O. Box 30124-00100|-|00100|Nairobi"],
  ["GH|Kɔfi|Akyɛ|024 555 0205|Oxford Street, Osu, GA-123-4567|||Accra"],
  ["MA|إبراهيم|أيت بنحدّو|06 55 50 20 60|زنقة الأمير مولاي عبد الله|12 مكرر|20000|الدار البيضاء"],
  ["ET|ተስፋዬ|ገ/ማርያም|0911 555 207|ቦሌ መንገድ|ቤት ቁ. 12|1000|አዲስ አበባ"],
];

/** A hundred and more, from over sixty countries. */
export const REAL_ADDRESSES: readonly RealAddress[] = [
  ...EUROPE,
  ...AMERICAS,
  ...ASIA,
  ...SOUTH,
].map(toAddress);
