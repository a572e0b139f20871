import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionSetNode,
} from 'graphql'

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/** The fragments of a document by their names. */
export function fragmentsOf(document: DocumentNode): Fragments {
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
  return new Map((fragments as FragmentDefinitionNode[]).map((fragment) => [fragment.name.value, fragment]))
}

/** What a field is called in the answer. */
export function keyOf({ alias, name }: FieldNode): string {
  return alias?.value ?? name.value
}

/**
 * The fields of a valid selection and of its fragments, which are all of one type: the schema has no interfaces. Undefined
 * where variables decide what is selected, where a key comes twice, and for keys that mean something to objects.
 */
export function selectedFields(
  selectionSet: SelectionSetNode,
  fragments: Fragments,
): FieldNode[] | undefined {
  const fields: FieldNode[] = []
  for (const selection of selectionSet.selections) {
    const selected = selection.directives?.length ? undefined : fieldsOf(selection, fragments)
    if (!selected) return undefined
    fields.push(...selected)
  }
  const keys = new Set(fields.map(keyOf))
  const isPlain = [...keys].every((key) => key === '__typename' || !key.startsWith('__'))
  return isPlain && keys.size === fields.length ? fields : undefined
}

function fieldsOf(
  selection: SelectionSetNode['selections'][number],
  fragments: Fragments,
): FieldNode[] | undefined {
  if (selection.kind === Kind.FIELD) return [selection]
  const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value)
  return inner && selectedFields(inner.selectionSet, fragments)
}
