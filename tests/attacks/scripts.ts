/** Texts that run as a script wherever they are put raw; each calls `ran('id')` of the page or of the one above it. */
const shapes = [
  '<img src=x onerror=ran(1)>',
  '<svg onload=ran(1)>',
  '"><img src=x onerror=ran(1)>',
  "'><svg/onload=ran(1)>",
  '<details open ontoggle=ran(1)>',
  '<input autofocus onfocus=ran(1)>',
  '<img/src/onerror=ran(1)>',
  '<video><source onerror=ran(1)>',
  '<audio src=x onerror=ran(1)>',
  '<iframe srcdoc="<script>top.ran(1)</script>">',
  '<iframe onload=ran(1)>',
  '<iframe src="javascript:top.ran(1)">',
  '</title><img src=x onerror=ran(1)>',
  '</textarea><img src=x onerror=ran(1)>',
  '</script><svg onload=ran(1)>',
  '</style><svg onload=ran(1)>',
  '--><svg onload=ran(1)>',
  '<!--><img src=x onerror=ran(1)>-->',
  '<svg><script>ran(1)</script></svg>',
  '<svg><animate onbegin=ran(1) attributeName=x dur=1s>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=ran(1)>',
  '<noscript><p title="</noscript><img src=x onerror=ran(1)>">',
  '<img src=x:x onerror =ran(1)>',
  '<IMG SRC=x OnErRoR=ran(1)>',
  '<body onpageshow=ran(1)>',
  '<object data="javascript:top.ran(1)">',
  '<link rel=stylesheet href=x onerror=ran(1)>',
  '<style onload=ran(1)></style>',
  '<marquee onstart=ran(1)>',
  '<select autofocus onfocus=ran(1)>',
] as const

/** Links that run when they are followed. */
export const linkShapes = [
  '[x](javascript:ran(1))',
  '[x](JaVaScRiPt:ran(1))',
  '[x](java\tscript:ran(1))',
  '[x](data:text/html,<script>ran(1)</script>)',
  '[x](vbscript:ran(1))',
  '[x](//evil.example)',
  '![x](x" onerror="ran(1))',
  '<javascript:ran(1)>',
  '[x]( javascript:ran(1))',
  '[x](&#106;avascript:ran(1))',
  '<a href="javascript:ran(1)">x</a>',
]

/** Texts that run nowhere by themselves but break what handles text carelessly; they must come back as they went in. */
export const odd = [
  "O'Brien & Söhne <b>Ltd</b>",
  '{{constructor.constructor("ran(1)")()}}',
  '${ran(1)} #{ran(1)} <%= ran(1) %>',
  "'; drop table leads; --",
  '１２３ ＜script＞',
  '𝕋𝕖𝕤𝕥 🏭👩🏽‍🔧 é e\u0301',
  'שלום العربية \u202etxet',
  'Z\u0351\u036b\u0343a\u0300l\u0300g\u0300o',
  '%3Cimg%20src%3Dx%3E &lt;img&gt; &amp;amp;',
  '__proto__ constructor null undefined NaN true 0',
  '../../etc/passwd \\\\server\\share C:\\con',
  '\ufeffBOM \u200bzero\u00a0width',
]

/** The payload at a place, so that who ran is known. */
export const scriptAt = (place: number) =>
  shapes[place % shapes.length]?.replace('ran(1)', `ran(${place})`) ?? ''
export const allScripts = shapes
export const longText = [...shapes, ...linkShapes, ...odd].join('\n')
