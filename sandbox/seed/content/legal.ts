/** Long texts of the pages that have to say everything, in the markup of `copy`. */
export const PRIVACY = `
@en Privacy notice
> What we know about you, why, and how you have it deleted.
The club is run by its members, and so is its list of members. We keep as little as we can and show it to nobody who does not need it.

## What we keep
- **For an order:** your name, addresses, e-mail and telephone number, what you bought and what you paid. The law asks us to keep invoices for eleven years.
- **For a membership:** the same, and the barcode of your card.
- **For the newsletter:** your e-mail address, until you leave.

## Cookies
This site sets only the cookies it needs: for your cart, your language and your login. There are no third-party cookies and nothing follows you to other sites.

## Your rights
You may see, correct, take with you or delete everything we hold about you. Write to hello@baseline.example; Vera at the front desk answers within a week.
@hr Zaštita privatnosti
> Što znamo o vama, zašto i kako to možete izbrisati.
Klub vode njegovi članovi, pa tako i popis članova. Čuvamo što manje možemo i ne pokazujemo nikome kome ne treba.

## Što čuvamo
- **Za narudžbu:** ime, adrese, e-poštu i telefon, što ste kupili i koliko ste platili. Zakon traži da račune čuvamo jedanaest godina.
- **Za članstvo:** isto to i barkod kartice.
- **Za novosti:** adresu e-pošte, dok se ne odjavite.

## Kolačići
Ova stranica postavlja samo kolačiće koji joj trebaju: za košaricu, jezik i prijavu. Nema kolačića trećih strana i ništa vas ne prati na druge stranice.

## Vaša prava
Smijete vidjeti, ispraviti, ponijeti ili izbrisati sve što imamo o vama. Pišite na hello@baseline.example; Vera s recepcije odgovara u roku od tjedan dana.
@de Datenschutzhinweis
> Was wir über Sie wissen, warum, und wie Sie es löschen lassen.
Der Club wird von seinen Mitgliedern geführt, und so auch die Mitgliederliste. Wir speichern so wenig wie möglich und zeigen es niemandem, der es nicht braucht.

## Was wir speichern
- **Für eine Bestellung:** Name, Adressen, E-Mail und Telefonnummer, was Sie gekauft und was Sie bezahlt haben. Rechnungen müssen wir elf Jahre aufbewahren.
- **Für die Mitgliedschaft:** dasselbe und den Barcode der Karte.
- **Für den Newsletter:** die E-Mail-Adresse, bis Sie sich abmelden.

## Cookies
Diese Seite setzt nur Cookies, die sie braucht: für Warenkorb, Sprache und Anmeldung. Es gibt keine Cookies von Dritten, und nichts folgt Ihnen auf andere Seiten.

## Ihre Rechte
Sie dürfen alles sehen, berichtigen, mitnehmen oder löschen lassen, was wir über Sie haben. Schreiben Sie an hello@baseline.example; Vera von der Rezeption antwortet binnen einer Woche.`;

export const TERMS = `
@en Terms of sale
> The rules of the shop, in plain words.
The shop belongs to the club. Whoever buys here buys from all of us, so the rules should be ones we would sign ourselves.

## Order and contract
Your order is an offer. It becomes a contract when we confirm it by e-mail, as a rule within a minute. If something on the shelf turns out to be missing, we tell you the same day and return the money.

## Prices
All prices are in euros and include tax. Delivery is added before you pay and never after. Member prices need a valid card.

## Payment
You pay by card on the page of our bank, or in cash or by card when the parcel arrives. We never see your card number.

## Lessons and services
A lesson can be moved up to twenty-four hours before it begins. If it rains, it moves by itself.

## When something is wrong
Two years of warranty on everything, thirty days to change your mind. Talk to the front desk first; in ninety-five years no quarrel has had to go further.
@hr Uvjeti prodaje
> Pravila trgovine, običnim riječima.
Trgovina pripada klubu. Tko ovdje kupuje, kupuje od svih nas, zato pravila trebaju biti takva da bismo ih i sami potpisali.

## Narudžba i ugovor
Vaša je narudžba ponuda. Ugovor postaje kad je potvrdimo e-poštom, u pravilu za minutu. Ako se pokaže da nečega nema na polici, javljamo isti dan i vraćamo novac.

## Cijene
Sve su cijene u eurima i uključuju porez. Dostava se dodaje prije plaćanja, nikad poslije. Za članske cijene treba važeća kartica.

## Plaćanje
Plaćate karticom na stranici naše banke ili gotovinom i karticom kad stigne paket. Broj vaše kartice nikad ne vidimo.

## Treninzi i usluge
Trening možete premjestiti do dvadeset četiri sata prije početka. Ako pada kiša, premješta se sam.

## Kad nešto ne valja
Dvije godine jamstva na sve, trideset dana za predomišljanje. Najprije razgovarajte s recepcijom; u devedeset pet godina nijedna svađa nije morala dalje.
@de Verkaufsbedingungen
> Die Regeln des Shops in klaren Worten.
Der Shop gehört dem Club. Wer hier kauft, kauft bei uns allen, also sollen die Regeln solche sein, die wir selbst unterschreiben würden.

## Bestellung und Vertrag
Ihre Bestellung ist ein Angebot. Zum Vertrag wird sie, wenn wir sie per E-Mail bestätigen, meist binnen einer Minute. Fehlt etwas im Regal, sagen wir es am selben Tag und erstatten das Geld.

## Preise
Alle Preise sind in Euro und enthalten die Steuer. Die Lieferung kommt vor dem Bezahlen dazu, nie danach. Für Mitgliederpreise braucht es eine gültige Karte.

## Zahlung
Sie zahlen mit Karte auf der Seite unserer Bank oder bar und mit Karte, wenn das Paket kommt. Ihre Kartennummer sehen wir nie.

## Stunden und Service
Eine Stunde lässt sich bis vierundzwanzig Stunden vorher verschieben. Regnet es, verschiebt sie sich von selbst.

## Wenn etwas nicht stimmt
Zwei Jahre Gewährleistung auf alles, dreißig Tage Bedenkzeit. Sprechen Sie zuerst mit der Rezeption; in fünfundneunzig Jahren musste kein Streit weiter gehen.`;
