import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** The titles of all tests in a file, as they are written, with `…` in place of what is filled in. */
export function testTitles(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  const titles: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const [title] = node.arguments
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) titles.push(text(title))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return titles
}

/** `test(…)`, `test.each(…)(…)`, `it.each`…`(…)`. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === 'test' || callee.text === 'it'
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) return isTest(callee.expression)
  return ts.isTaggedTemplateExpression(callee) && isTest(callee.tag)
}

function text(title: ts.StringLiteralLike | ts.TemplateExpression): string {
  if (ts.isStringLiteralLike(title)) return title.text
  return title.head.text + title.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
}
