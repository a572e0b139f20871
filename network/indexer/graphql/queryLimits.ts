import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { createGraphQLError } from 'graphql-yoga'

/** Tokens of a document. The longest document of the app has about 400. */
export const maximumTokens = 2_000
/** Levels of fields. The standard introspection query has 14. */
const maximumDepth = 16
/** Fields at the top of an operation. Each alias counts. */
const maximumRootFields = 30

type Size = { depth: number; fields: number }

/** The error of a document that nests too deeply or has too many root fields. Fragments count where they are spread. */
export function limitProblem(document: DocumentNode): GraphQLError | undefined {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)

  const measured = new Map<string, Size>()
  function measureFragment(name: string): Size {
    const known = measured.get(name)
    if (known) return known
    // Set while the fragment is measured. A cycle is refused by the standard rules.
    measured.set(name, { depth: 0, fields: 0 })
    const fragment = fragments.get(name)
    const size = fragment ? measure(fragment.selectionSet) : { depth: 0, fields: 0 }
    measured.set(name, size)
    return size
  }

  function measure(selectionSet: SelectionSetNode | undefined): Size {
    const total: Size = { depth: 0, fields: 0 }
    for (const selection of selectionSet?.selections ?? []) {
      const size =
        selection.kind === Kind.FIELD
          ? { depth: 1 + measure(selection.selectionSet).depth, fields: 1 }
          : selection.kind === Kind.INLINE_FRAGMENT
            ? measure(selection.selectionSet)
            : measureFragment(selection.name.value)
      total.depth = Math.max(total.depth, size.depth)
      total.fields += size.fields
    }
    return total
  }

  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    const { depth, fields } = measure(definition.selectionSet)
    if (depth > maximumDepth) return tooDeep()
    if (fields > maximumRootFields)
      return limitError(`The query asks for more than ${maximumRootFields} fields at its top.`)
  }
  return undefined
}

/** The error of a document that nests too deeply, or so deeply that it cannot be parsed. */
export function tooDeep(): GraphQLError {
  return limitError(`The query is deeper than ${maximumDepth} levels.`)
}

function limitError(message: string): GraphQLError {
  return createGraphQLError(message, { extensions: { code: 'QUERY_TOO_LARGE', http: { status: 400 } } })
}
