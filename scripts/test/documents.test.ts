import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { parseConfig } from '#lib/browser/config/config.ts'

const pages = readdirSync('docs').filter((file) => file.endsWith('.md'))
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'network/README.md',
  'test/faults/README.md',
  ...pages.map((page) => `docs/${page}`),
]
const { scripts, dependencies, devDependencies } = JSON.parse(read('package.json'))
const tasks = Object.fromEntries(
  ['check', 'bench', 'soak', 'generate'].map((verb) => [verb, taskNames(verb)]),
)

test.each(documents)('every file that %s links to or names exists', (document) => {
  const text = read(document)
  const links = matches(text, /(?:\]\(|src(?:set)?=")(?!\w+:\/\/)([^)#"]+)/g)
  const names = matches(text, /`(?!dist\/)([\w.-]+(?:\/[\w.-]+)+\.\w+)`/g)
  const missing = [
    ...links.filter((link) => !existsSync(join(dirname(document), link))),
    ...names.filter((name) => !existsSync(name) && !existsSync(join(dirname(document), name))),
  ]
  expect(missing).toEqual([])
})

test('the README has at most 110 lines and leads to every page of docs/', () => {
  const readme = read('README.md')
  expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(110)
  expect(pages.filter((page) => !readme.includes(`](docs/${page})`))).toEqual([])
})

test.each(documents)('every npm command in %s exists', (document) => {
  const named = [...read(document).matchAll(/npm (?:run )?((?<=run )[\w:]+|start|test)(?: -- ([a-z]+)\b)?/g)]
  const unknown = named.filter(
    ([, verb = '', name = '']) => !scripts[verb] || (name && tasks[verb]?.includes(name) === false),
  )
  expect(unknown.map(([command]) => command)).toEqual([])
})

test('CONTRIBUTING describes every npm command', () => {
  const text = read('CONTRIBUTING.md')
  expect(
    Object.keys(scripts).filter((name) => !new RegExp(`(npm( run)?|…) ${name}[\`\\s]`).test(text)),
  ).toEqual([])
})

test('the README of the network has every room on its map', () => {
  const rooms = readdirSync('network', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(rooms.filter(({ name }) => !read('network/README.md').includes(`\n${name}/ `))).toEqual([])
})

test('the page on architecture says what every package is for', () => {
  const page = read('docs/architecture.md')
  const unnamed = Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => !name.startsWith('@types/'))
    .filter((name) => !page.includes(`\`${name}\``))
  expect(unnamed).toEqual([])
})

test.each(['README.md', 'docs/configuration.md'])('the config.json in %s is valid, all of it', (document) => {
  const [example = ''] = matches(read(document), /```json\n([\s\S]*?)```/g)
  expect(parseConfig(JSON.parse(example))).toMatchObject(JSON.parse(example))
})

test('the page on configuration names every variable of the settings', () => {
  const page = read('docs/configuration.md')
  const variables = matches(read('network/settings.ts'), /\b((?:TIDELINE|DATABASE)_[A-Z_]+)\b/g)
  expect(variables.filter((variable) => !page.includes(`\`${variable}\``))).toEqual([])
})

function read(path: string): string {
  return readFileSync(path, 'utf8')
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, match = '']) => match)
}

/** The names that follow a verb, as the command itself lists them when it is given another one. */
function taskNames(verb: string): string[] {
  const command = ['scripts/tasks.mjs', verb, 'no such name']
  return matches(spawnSync(process.execPath, command, { encoding: 'utf8' }).stderr, /[-|] (\w+)/g)
}
