// @vitest-environment jsdom
import { createLucideIcon, type IconNode } from 'lucide-react'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import lucideIcon from './lucideIcon.ts'

const node: [string, Record<string, string>][] = [
  ['path', { d: 'm21 21-4.34-4.34', key: 'handle' }],
  ['circle', { cx: '11', cy: '11', r: '8', key: 'glass' }],
]
const Own = lucideIcon({ node })
const Theirs = createLucideIcon('search', node as IconNode)

test.each([
  ['as it is', {}],
  ['with a size and a colour', { size: 14, className: 'text-up', strokeWidth: 2.5 }],
  ['with a name', { 'aria-label': 'Done', role: 'img' }],
])('an icon %s is drawn as the library draws it', (_, props) => {
  expect(attributesOf(<Own {...props} />)).toEqual(attributesOf(<Theirs {...props} />))
})

/** The markup without the library's own classes, its attributes in one order. */
function attributesOf(icon: ReactElement) {
  const template = document.createElement('template')
  template.innerHTML = renderToStaticMarkup(icon)
  return [...template.content.querySelectorAll('*')].map(({ tagName, attributes }) => [
    tagName,
    ...[...attributes]
      .map(({ name, value }) => `${name}=${value.replace(/lucide\S*/g, '').trim()}`)
      .filter((each) => each !== 'class=')
      .sort(),
  ])
}
