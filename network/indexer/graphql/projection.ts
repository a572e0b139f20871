import {
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type SelectionSetNode,
} from 'graphql'
import { type Fragments, keyOf, selectedFields } from './selectedFields.ts'

/**
 * Turns what a resolver returned into what is sent.
 * @throws where the executor would make an error.
 */
export type Projection = (value: unknown) => unknown

/** The projection of a type to a selection of its fields. Undefined for a selection that is not plain. */
export function projectionOf(
  type: GraphQLOutputType,
  selectionSet: SelectionSetNode | undefined,
  fragments: Fragments,
): Projection | undefined {
  if (isNonNullType(type)) {
    const inner = projectionOf(type.ofType, selectionSet, fragments)
    return inner && ((value) => present(inner(value)))
  }
  if (isListType(type)) {
    const item = projectionOf(type.ofType, selectionSet, fragments)
    return item && ((value) => (value == null ? null : listOf(value).map(item)))
  }
  if (isLeafType(type)) return leafProjection(type)
  return isObjectType(type) && selectionSet ? objectProjection(type, selectionSet, fragments) : undefined
}

function objectProjection(
  type: GraphQLObjectType,
  selectionSet: SelectionSetNode,
  fragments: Fragments,
): Projection | undefined {
  const definitions = type.getFields()
  const properties: [key: string, name: string, project: Projection][] = []
  for (const field of selectedFields(selectionSet, fragments) ?? [undefined]) {
    if (!field) return undefined
    const name = field.name.value
    const definition = definitions[name]
    const project =
      name === '__typename'
        ? () => type.name
        : definition && !definition.resolve && projectionOf(definition.type, field.selectionSet, fragments)
    if (!project) return undefined
    properties.push([keyOf(field), name, project])
  }
  return (value) => {
    if (value == null) return null
    const record = value as Record<string, unknown>
    const result: Record<string, unknown> = {}
    for (const [key, name, project] of properties) result[key] = project(record[name])
    return result
  }
}

function leafProjection(type: GraphQLLeafType): Projection {
  return (value) => (value == null ? null : present(type.serialize(value)))
}

function present(value: unknown): unknown {
  if (value == null) throw new Error('A value is missing.')
  return value
}

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  throw new Error('This is no list.')
}
