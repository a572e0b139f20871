import {
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql/index.js'
import { createGraphQLError, type Plugin } from 'graphql-yoga'
import { defaultLimit, maximumLimit } from '#network/indexer/queries/limitAndOffset.ts'
import { introspectionCost } from './introspectionCost.ts'
import { schema } from './schema.ts'

/**
 * The most values in an answer: rows × fields, counting each alias and each spread fragment. A thousand markets have
 * 24,000.
 */
const maximumCost = 100_000
/** The cost of a JSON field, whose text may have 16 kB. */
const jsonCost = 10
/** Milliseconds that an operation may take. */
const executionTimeout = 10_000
const maximumAnswer = 16_000_000

/** Refuses an operation that costs too much, ends one that takes too long, and drops an answer that is too large. */
export const costLimits: Plugin = {
  onExecute({ args, executeFn, setExecuteFn, setResultAndStopExecution }) {
    const cost = costOf(args.document, args.operationName, args.variableValues ?? {})
    if (cost > maximumCost)
      return setResultAndStopExecution({
        errors: [
          refusal(
            `The query asks for up to ${cost} values, rows times fields, and ${maximumCost} is the most: ask for fewer rows, fields or aliases.`,
            'QUERY_TOO_LARGE',
            400,
          ),
        ],
      })
    setExecuteFn((all) => beforeTimeout(executeFn(all)))
    return {
      onExecuteDone({ result, setResult }) {
        if (Symbol.asyncIterator in result || charactersLeft(result.data, maximumAnswer) > 0) return
        const sentence = `The answer is larger than ${maximumAnswer / 1_000_000} MB: ask for fewer rows.`
        setResult({ errors: [refusal(sentence, 'ANSWER_TOO_LARGE', 400)] })
      },
    }
  },
}

async function beforeTimeout<Result>(executing: Result): Promise<Result | ExecutionResult> {
  let timer: NodeJS.Timeout | undefined
  const sentence = `The query took longer than ${executionTimeout / 1_000} seconds.`
  const late = new Promise<ExecutionResult>((resolve) => {
    timer = setTimeout(() => resolve({ errors: [refusal(sentence, 'TIMEOUT', 503)] }), executionTimeout)
  })
  return Promise.race([executing, late]).finally(() => clearTimeout(timer))
}

/** The characters left of `most` after a value. It stops counting at zero. */
function charactersLeft(value: unknown, most: number): number {
  if (typeof value === 'string') return most - value.length - 3
  if (typeof value !== 'object' || value === null) return most - 8
  let left = most
  for (const [key, item] of Object.entries(value)) {
    left = charactersLeft(item, left - key.length)
    if (left <= 0) break
  }
  return left
}

/** The most values in the answer to an operation. */
export function costOf(
  document: DocumentNode,
  operationName: string | null | undefined,
  given: Record<string, unknown>,
): number {
  const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION)
  const operation = operations.find(({ name }) => !operationName || name?.value === operationName)
  const variables = { ...defaultsOf(operation), ...given }
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  const measured = new Map<string, number>()

  function measure(selectionSet: SelectionSetNode | undefined, type: GraphQLObjectType): number {
    let total = 0
    for (const selection of selectionSet?.selections ?? []) {
      if (selection.kind === Kind.FIELD) total += measureField(selection, type)
      else if (selection.kind === Kind.INLINE_FRAGMENT) total += measure(selection.selectionSet, type)
      else total += measureFragment(selection.name.value, type)
    }
    return total
  }

  function measureFragment(name: string, type: GraphQLObjectType): number {
    const cost = measured.get(name) ?? measure(fragments.get(name)?.selectionSet, type)
    measured.set(name, cost)
    return cost
  }

  function measureField(field: FieldNode, type: GraphQLObjectType): number {
    const name = field.name.value
    if (name.startsWith('__')) return introspectionCost(field, fragments)
    const definition = type.getFields()[name]
    if (!definition) return 1
    const named = getNamedType(definition.type)
    if (!isObjectType(named)) return named.name === 'JSON' ? jsonCost : 1
    const takesLimit = definition.args.some((argument) => argument.name === 'limit')
    return 1 + rowsOf(definition.type, takesLimit, field, variables) * measure(field.selectionSet, named)
  }

  const root = operation && schema.getRootType(operation.operation)
  return root ? measure(operation.selectionSet, root) : 0
}

function defaultsOf(operation: OperationDefinitionNode | undefined): Record<string, unknown> {
  const defaults = operation?.variableDefinitions?.map(({ variable, defaultValue }) => [
    variable.name.value,
    defaultValue?.kind === Kind.INT ? Number(defaultValue.value) : undefined,
  ])
  return Object.fromEntries(defaults ?? [])
}

function rowsOf(
  type: GraphQLOutputType,
  takesLimit: boolean,
  field: FieldNode,
  variables: Record<string, unknown>,
): number {
  if (!isListType(getNullableType(type))) return 1
  if (!takesLimit) return maximumLimit
  const value = field.arguments?.find(({ name }) => name.value === 'limit')?.value
  const limit =
    value?.kind === Kind.VARIABLE
      ? variables[value.name.value]
      : value?.kind === Kind.INT
        ? Number(value.value)
        : undefined
  const rows = typeof limit === 'number' ? limit : defaultLimit
  // A limit out of bounds is refused by its own rule.
  return Math.min(Math.max(rows, 1), maximumLimit)
}

function refusal(message: string, code: string, status: number): GraphQLError {
  return createGraphQLError(message, { extensions: { code, http: { status } } })
}
