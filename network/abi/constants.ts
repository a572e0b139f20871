import { readFile } from 'node:fs/promises'
import { runCompiler } from '#network/contracts/compile.ts'

type Node = {
  nodeType: string
  name?: string
  constant?: boolean
  value?: { nodeType: string; value?: string; subdenomination?: string | null }
  nodes?: Node[]
}
type Output = { sources?: Record<string, { ast: Node }> }

/**
 * The named constants of a Solidity file of `network/contracts`, read from the compiler's syntax tree: those that no
 * function returns. Throws when a constant is missing or is no plain number.
 */
export async function readConstants<Name extends string>(
  file: string,
  names: readonly Name[],
): Promise<Record<Name, bigint>> {
  const content = await readFile(new URL(`../contracts/${file}`, import.meta.url), 'utf8')
  const found = constantsOf(parse(content))
  const entries = names.map((name) => {
    const value = found.get(name)?.replaceAll('_', '')
    if (!value || !/^\d+$/.test(value)) throw new Error(`${file} has no constant ${name} that is a number.`)
    return [name, BigInt(value)]
  })
  return Object.fromEntries(entries)
}

function parse(content: string): Node {
  const input = JSON.stringify({
    language: 'Solidity',
    sources: { file: { content } },
    settings: { stopAfter: 'parsing', outputSelection: { '*': { '': ['ast'] } } },
  })
  // The syntax tree of one file does not need its imports.
  const output: Output = runCompiler(input, () => ({ contents: '' }))
  const tree = output.sources?.file?.ast
  if (!tree) throw new Error('The compiler gave no syntax tree.')
  return tree
}

function constantsOf(tree: Node): Map<string, string> {
  const variables = (tree.nodes ?? []).flatMap((node) => node.nodes ?? []).filter(({ constant }) => constant)
  return new Map(
    variables.map(({ name = '', value }) => [name, value?.subdenomination ? '' : (value?.value ?? '')]),
  )
}
