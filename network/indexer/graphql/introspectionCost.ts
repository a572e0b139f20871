import {
  __Schema,
  __Type,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  getNamedType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql/index.js'
import { schema } from './schema.ts'

/** The part of the resolve info that resolvers of introspection use. */
const info = { schema } as GraphQLResolveInfo

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/**
 * The values in the answer to `__schema`, `__type` or `__typename`, counted by the schema itself without making the
 * answer: types name fields that name types, so that a short query may ask for millions. Deprecated entries always count.
 */
export function introspectionCost(field: FieldNode, fragments: Fragments): number {
  const counted = new Map<SelectionSetNode, Map<unknown, number>>()

  /** Each selection is counted once for each part of the schema, however often fragments and aliases repeat it. */
  function measure(selectionSet: SelectionSetNode, type: GraphQLObjectType, source: unknown): number {
    const counts = counted.get(selectionSet) ?? new Map<unknown, number>()
    counted.set(selectionSet, counts)
    const known = counts.get(source)
    if (known !== undefined) return known
    const total = selectionSet.selections.reduce((sum, selection) => {
      if (selection.kind === Kind.FIELD) return sum + measureField(selection, type, source)
      const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value)
      return sum + (inner ? measure(inner.selectionSet, type, source) : 0)
    }, 0)
    counts.set(source, total)
    return total
  }

  function measureField({ name, selectionSet }: FieldNode, type: GraphQLObjectType, source: unknown): number {
    const definition = type.getFields()[name.value]
    const named = definition && getNamedType(definition.type)
    if (!selectionSet || !isObjectType(named)) return 1
    const value: unknown = definition?.resolve?.(source, { includeDeprecated: true }, undefined, info)
    const items = Array.isArray(value) ? value : [value]
    return items.reduce<number>((sum, item) => sum + (item ? measure(selectionSet, named, item) : 0), 1)
  }

  const { name, selectionSet } = field
  if (!selectionSet) return 1
  if (name.value === '__schema') return measure(selectionSet, __Schema, schema)
  // The name may be in a variable, so that the largest type stands for it.
  return Object.values(schema.getTypeMap()).reduce(
    (most, type) => Math.max(most, measure(selectionSet, __Type, type)),
    1,
  )
}
