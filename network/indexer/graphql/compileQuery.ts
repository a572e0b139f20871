import {
  type DocumentNode,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  getArgumentValues,
  getVariableValues,
  type OperationDefinitionNode,
} from 'graphql'
import type { IndexerContext } from '#network/indexer/context.ts'
import { type Projection, projectionOf } from './projection.ts'
import { type Fragments, fragmentsOf, keyOf, selectedFields } from './selectedFields.ts'

type Variables = Record<string, unknown>

/**
 * The data of a query with these variables.
 * @throws for whatever is an error in the answer. The executor gives it its form.
 */
export type CompiledQuery = (variables: Variables, context: IndexerContext) => Promise<Variables>

type RootField = { key: string; resolve: Resolve; project: Projection }
type Resolve = (variables: Variables, context: IndexerContext) => unknown

/**
 * Compiles a valid query. Which property of a record becomes which of the answer is then found once, and not for each
 * record of each answer as the executor does. Undefined for what is rare: directives, a key that comes twice, questions
 * about the schema. The executor answers those.
 */
export function compileQuery(
  schema: GraphQLSchema,
  document: DocumentNode,
  { selectionSet, variableDefinitions = [] }: OperationDefinitionNode,
): CompiledQuery | undefined {
  const query = schema.getQueryType() ?? undefined
  const fragments = fragmentsOf(document)
  const fields = selectedFields(selectionSet, fragments)
  const roots = fields?.map((field) => query && rootField(query, field, fragments))
  if (!isWhole(roots)) return undefined

  return async (inputs, context) => {
    const { coerced, errors } = getVariableValues(schema, variableDefinitions, inputs)
    if (!coerced) throw errors[0]
    const entries = roots.map(
      async ({ key, resolve, project }) => [key, project(await resolve(coerced, context))] as const,
    )
    return Object.fromEntries(await Promise.all(entries))
  }
}

function rootField(query: GraphQLObjectType, field: FieldNode, fragments: Fragments): RootField | undefined {
  const key = keyOf(field)
  if (field.name.value === '__typename') return { key, resolve: () => query.name, project: (name) => name }
  const definition = query.getFields()[field.name.value]
  const project = definition && projectionOf(definition.type, field.selectionSet, fragments)
  // Resolvers of the indexer need nothing but their arguments and the context.
  const resolver = definition?.resolve as ((...words: unknown[]) => unknown) | undefined
  if (!project || !resolver) return undefined
  return {
    key,
    project,
    resolve: (variables, context) =>
      resolver(undefined, getArgumentValues(definition, field, variables), context),
  }
}

function isWhole(roots: (RootField | undefined)[] | undefined): roots is RootField[] {
  return roots?.every((root) => root !== undefined) ?? false
}
