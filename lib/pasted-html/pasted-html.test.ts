import { expect, test } from 'vitest'
import { markdownOfHtml } from './pasted-html.ts'
import { pictureMark } from './picture-mark.ts'

const origin = 'https://consultancy.example'
const read = (html: string) => markdownOfHtml(html, origin, pictureMark)?.markdown

test('Google Docs: headings, bold by weight, flat lists, links without their detour', () => {
  const html = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr" style="line-height:1.38;"><span style="font-size:20pt;font-weight:400;">Kiln drift</span></h1>
<p dir="ltr"><span style="font-weight:400;">We measure </span><span style="font-weight:700;">every shift </span><span style="font-style:italic;font-weight:400;">twice</span><span>, see </span><a href="https://www.google.com/url?q=https://standards.example/a&amp;sa=D"><span style="text-decoration:underline;">the standard</span></a><span>.</span></p><br />
<ul><li dir="ltr" aria-level="1"><p dir="ltr"><span>First</span></p></li><ul><li aria-level="2"><p><span>Within</span></p></li></ul><li><p><span>Second</span></p></li></ul><ol><li><p>One</p></li><li><p>Two</p></li></ol></b>`
  expect(read(html)).toBe(
    [
      '## Kiln drift',
      'We measure **every shift** *twice*, see [the standard](https://standards.example/a).',
      '- First\n- Within\n- Second',
      '1. One\n2. Two',
    ].join('\n\n'),
  )
})

test('Word: title, lists that are paragraphs, its comments and styles left out', () => {
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style><!--[if gte mso 9]><xml><o:p>no</o:p></xml><![endif]--></head><body><!--StartFragment-->
<p class=MsoTitle>Gauge study<o:p></o:p></p><h3>Before<span style='font-family:Arial'>hand</span></h3>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span></span><![endif]>Ten parts<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;</span></span><![endif]>Three people</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Measure</p>
<p class=MsoNormal>A <b>bold</b>&nbsp;word<br>on two lines.<o:p>&nbsp;</o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>`
  expect(read(html)).toBe(
    [
      '## Gauge study',
      '### Beforehand',
      '- Ten parts\n- Three people',
      '1. Measure',
      'A **bold** word on two lines.',
    ].join('\n\n'),
  )
})

test('a table keeps its rows, figures stand right, and a table that only lays out is no table', () => {
  const html = `<table><thead><tr><th>What</th><th>Cost</th></tr></thead><tbody><tr><td><p>A|B</p></td><td>£1,200</td></tr><tr><td>C</td><td>30</td></tr></tbody></table><table><tr><td><b>Note</b> only</td></tr></table>`
  expect(read(html)).toBe('| What | Cost |\n| --- | ---: |\n| A\\|B | £1,200 |\n| C | 30 |\n\n**Note** only')
})

test('what looks like Markdown stays words, links of this site become paths, and scripts none', () => {
  const html = `<p># 5 * 3 [x] snake_case _so_ <a href="${origin}/qa?x=1#price">prices</a> <a href="javascript:alert(1)">bad</a> &lt;b&gt;</p>`
  expect(read(html)).toBe('\\# 5 \\* 3 \\[x\\] snake_case \\_so\\_ [prices](/qa?x=1#price) bad <b>')
})

test('pictures leave their place, and those that come with their bytes are handed over', () => {
  const html = `<p>Before <img src="https://lh7.example/x" alt="A  kiln"> after</p><p><img src="data:image/png;base64,AAAA"></p>`
  expect(markdownOfHtml(html, origin, pictureMark)).toEqual({
    markdown: 'Before\n\n(Picture 1 goes here: A kiln)\n\nafter\n\n(Picture 2 goes here)',
    pictures: [{ alt: 'A kiln' }, { alt: '', data: 'data:image/png;base64,AAAA' }],
  })
})

test('a text without formatting, as from an editor of code, is left as it is, and so is one nested too deep', () => {
  expect(
    read('<meta charset="utf-8"><div style="font-family: Menlo"><span># Heading</span></div>'),
  ).toBeUndefined()
  expect(read(`<b>x</b>${'<div>'.repeat(40_000)}y`)).toBeUndefined()
})
