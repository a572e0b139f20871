import type { Plugin } from 'vite'
import { leftOut, needsLeftOut } from './leftOut.ts'

const reactDom = /\/react-dom-client\.production\.js$/
const react = /\/node_modules\/(react|react-dom|scheduler)\//

/**
 * Builds React without the features that nothing here needs: 8 kB less on every page. A new React that reads otherwise
 * fails the build.
 */
export function browserOnlyReact(): Plugin {
  return {
    name: 'tideline:browser-only-react',
    apply: 'build',
    transform(code, id) {
      if (reactDom.test(id)) return { code: withoutLeftOut(code), map: null }
      const needed = react.test(id) ? null : needsLeftOut.exec(code)
      if (needed)
        this.error(`${id} needs ${needed[0]}, which scripts/build/react/leftOut.ts leaves out of React.`)
    },
  }
}

/** The published file of `react-dom/client` without what `leftOut` names. Throws where the file does not read as expected. */
export function withoutLeftOut(code: string): string {
  const bodies = leftOut.flatMap(({ functions }) => Object.entries(functions))
  const emptied = bodies.reduce((file, [name, body]) => replaceBody(file, name, body), withoutHydrating(code))
  return `${emptied}\nfunction leftOut() { throw Error("This build of React leaves that out.") }\n`
}

/** It never hydrates: what asks whether it does is answered here, so that the minifier drops what follows from it. */
function withoutHydrating(code: string): string {
  const [before, ownWord, after] = around(code, 'initInput')
  return `${neverHydrating(before)}${ownWord}${neverHydrating(after)}`
}

function neverHydrating(code: string): string {
  return code
    .replace(/\n {2}isHydrating = !1,/, '')
    .replace(/\bisHydrating = ![01]/g, 'void 0')
    .replace(/\bisHydrating\b(?!\$)/g, '!1')
    .replace(/[\w$.]+\.isDehydrated\b/g, '!1')
    .replace(/[\w$.]+\.dehydrated\b/g, 'null')
}

function replaceBody(code: string, name: string, body: string): string {
  const [before, whole, after] = around(code, name)
  const head = /^\nfunction [^(]+\([^)]*\) \{/.exec(whole)?.[0]
  if (!head) throw new Error(`The function ${name} of React has another shape: read it again.`)
  return `${before}${head} ${body} }\n${after}`
}

/**
 * What stands before a function of the file, the function, and what follows it. Its last line is the first brace at a
 * line's start.
 */
function around(code: string, name: string): [string, string, string] {
  const start = code.indexOf(`\nfunction ${name}(`)
  const end = code.indexOf('\n}\n', start) + 3
  if (start < 0 || end < 3)
    throw new Error(`React has no function ${name} any more: read again what its build leaves out.`)
  return [code.slice(0, start), code.slice(start, end), code.slice(end)]
}
