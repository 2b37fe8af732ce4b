/**
 * Texts written by other programs and people, and their form on pages. The server's sanitiser and the editor's give the
 * same result for each.
 */
export const TEXTS_OF_OTHERS: readonly (readonly [what: string, html: string, shown: string])[] = [
  [
    "the wrapper of Google Docs, whose looks are styles",
    '<b style="font-weight:normal;" id="docs-internal-guid-1f"><p dir="ltr"><span style="font-size:11pt;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline">plain </span><span style="font-weight:700;font-style:italic">loud</span><span style="text-decoration:line-through;color:#f00">old</span></p></b>',
    '<p dir="ltr"><span>plain </span><strong><em>loud</em></strong><s>old</s></p>',
  ],
  [
    "a bold that is not",
    '<p><b style="FONT-WEIGHT : 400">a</b><strong style="font-weight:lighter">b</strong><i style="font-style:normal">c</i><b>d</b></p>',
    "<p>abc<b>d</b></p>",
  ],
  [
    "raised, lowered and underlined words, within a link without its line",
    '<p>m<span style="vertical-align:super">2</span> H<span style="vertical-align: sub">2</span>O <span style="text-decoration-line:underline">u</span> <a href="/x"><span style="text-decoration:underline">x</span></a></p>',
    '<p>m<sup>2</sup> H<sub>2</sub>O <u>u</u> <a href="/x"><span>x</span></a></p>',
  ],
  [
    "a look and a language of the same words",
    '<p><span lang="fr" style="font-weight:bold">mot</span></p>',
    '<p><span lang="fr"><strong>mot</strong></span></p>',
  ],
  [
    "a first heading and struck words of before",
    '<h1 lang="de">Titel</h1><p><strike>a</strike></p>',
    '<h2 lang="de">Titel</h2><p><s>a</s></p>',
  ],
  [
    "media that pages do not show, without the boxes around them",
    '<p>a</p><figure><div><iframe src="https://v.example/1"></iframe></div></figure><p><video src="a.mp4"><source src="b.webm"></video></p><ul><li><audio src="a.mp3"></audio></li><li>b</li></ul>',
    "<p>a</p><ul><li>b</li></ul>",
  ],
  [
    "words beside such media, and for browsers without them",
    '<figure><iframe src="https://v.example/1">x</iframe><figcaption>How to string a racket</figcaption></figure><video><a href="/film.mp4">The film</a></video>',
    '<figure><figcaption>How to string a racket</figcaption></figure><a href="/film.mp4">The film</a>',
  ],
  [
    "an empty box that somebody wants",
    "<p>a</p><p></p><div><br></div><p>b</p>",
    "<p>a</p><p></p><div><br></div><p>b</p>",
  ],
  [
    "links to apps: known ones stay, of the others the words",
    '<p><a href="sms:+385911234567">1</a> <a href="geo:45.8,15.9">2</a> <a href="whatsapp://send?text=a">3</a> <a href="VIBER://chat">4</a> <a href="//other.example">5</a> <a>6</a> <a href="">7</a> <a href=" java\tscript:x()">8</a></p>',
    '<p><a href="sms:+385911234567">1</a> <a href="geo:45.8,15.9">2</a> 3 4 5 6 7 8</p>',
  ],
  [
    "what is unfolded",
    '<details open id="how"><summary>How?</summary><p>So.</p></details>',
    '<details open="" id="user-content-how"><a name="how"></a><summary>How?</summary><p>So.</p></details>',
  ],
  [
    "links to headings, also of other scripts",
    '<p><a href="#delivery">Delivery</a> <a href="#dostava-%C5%A1ok">Šok</a> <a href="#elsewhere">Elsewhere</a></p><h2 id="delivery">Delivery</h2><h3 id="dostava-šok">Šok</h3>',
    '<p><a href="#user-content-delivery">Delivery</a> <a href="#user-content-dostava-%C5%A1ok">Šok</a> <a href="#elsewhere">Elsewhere</a></p><h2 id="user-content-delivery"><a name="delivery"></a>Delivery</h2><h3 id="user-content-dostava-šok"><a name="dostava-šok"></a>Šok</h3>',
  ],
  [
    "ids that the page or the browser has itself",
    '<p id="main">a</p><p id="getElementById">b</p><p id="title">c</p><p id="__NEXT_DATA__">d</p>',
    '<p id="user-content-main"><a name="main"></a>a</p><p id="user-content-getElementById"><a name="getElementById"></a>b</p><p id="user-content-title"><a name="title"></a>c</p><p id="user-content-__NEXT_DATA__"><a name="__NEXT_DATA__"></a>d</p>',
  ],
  [
    "links that are targets",
    '<p><a name="returns">Returns</a> <a name="r2"></a><a id="r3" href="#returns">up</a></p>',
    '<p><a name="returns" id="user-content-returns">Returns</a> <a name="r2" id="user-content-r2"></a><a id="user-content-r3" href="#user-content-returns" name="r3">up</a></p>',
  ],
  [
    "targets in lists, tables, pictures, links, and in elements that pages leave out",
    '<ul id="l"><li>a</li></ul><table id="t"><tbody><tr><td>b</td></tr></tbody></table><p><img id="i" src="https://m.example/i.png" alt=""><a href="/x"><b id="b">c</b></a></p><section id="s"><p>d</p></section>',
    '<ul id="user-content-l"><li><a name="l"></a>a</li></ul><table id="user-content-t"><tbody><tr><td><a name="t"></a>b</td></tr></tbody></table><p><img id="user-content-i" src="https://m.example/i.png" alt=""><a href="/x"><b id="user-content-b">c</b></a></p><a id="user-content-s" name="s"></a><p>d</p>',
  ],
  [
    "one id of two elements, and what is no id",
    '<p id="a">1</p><p id="a">2</p><a name="a">3</a><p id="">4</p><p id="b c">5</p><a name="b c">6</a>',
    '<p id="user-content-a"><a name="a"></a>1</p><p>2</p>3<p>4</p><p>5</p>6',
  ],
  [
    "names that only forms and pictures have",
    '<p name="x">a</p><p><img name="cookie" src="https://m.example/i.png" alt="b"></p>',
    '<p>a</p><p><img src="https://m.example/i.png" alt="b"></p>',
  ],
];
