import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const documents = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', 'network/README.md']

test.each(documents)('every file that %s links to exists', (document) => {
  const links = [...readFileSync(document, 'utf8').matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(
    ([, link = '']) => link,
  )
  const missing = links
    .filter((link) => !link.includes('://'))
    .filter((link) => !existsSync(join(dirname(document), link)))
  expect(missing).toEqual([])
})

test.each(['README.md', 'network/README.md'])('every file that %s names exists', (document) => {
  const text = readFileSync(document, 'utf8')
  const paths = [...text.matchAll(/`(?!dist\/)([\w.-]+(?:\/[\w.-]+)+\.\w+)`/g)].map(([, path = '']) => path)
  expect(paths).not.toEqual([])
  expect(paths.filter((path) => !existsSync(path) && !existsSync(join(dirname(document), path)))).toEqual([])
})

test('the README of the network has every room on its map', () => {
  const rooms = readdirSync('network', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const readme = readFileSync('network/README.md', 'utf8')
  expect(rooms.filter(({ name }) => !readme.includes(`\n${name}/ `))).toEqual([])
})

test('every command is described, or another one runs it', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const commands = Object.values(scripts).join('\n')
  const text = documents.map((document) => readFileSync(document, 'utf8')).join('\n')
  const unnamed = Object.keys(scripts)
    .filter((name) => !new RegExp(`(npm( run)?|…) ${name}[\`\\s]`).test(text))
    .filter((name) => !new RegExp(`npm run (--silent )?${name}( |$)`, 'm').test(commands))
  expect(unnamed).toEqual([])
})

test('the README says what every package is for', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const readme = readFileSync('README.md', 'utf8')
  const unnamed = Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => !name.startsWith('@types/'))
    .filter((name) => !readme.includes(`\`${name}\``))
  expect(unnamed).toEqual([])
})
