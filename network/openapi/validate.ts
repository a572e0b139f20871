import type { ErrorObject, ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { type Difference, differenceOf } from './difference.ts'
import type { JsonObject } from './document.ts'
import { asJsonSchema, documentName } from './jsonSchema.ts'

/** Compares a body with the schema at a JSON pointer of the document. */
export type Validate = (pointer: string, body: unknown) => Difference[]

type DataContext = { instancePath: string }

const formats = {
  'date-time': /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)$/,
  date: /^\d{4}-\d\d-\d\d$/,
  uri: (text: string) => URL.canParse(text),
}

/** Prepares the schemas of a document. Each is compiled when it is first needed. */
export function createValidate(document: JsonObject): Validate {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateSchema: false,
    logger: false,
    formats,
  })
  ajv.addKeyword({ keyword: 'forms', errors: 'full', compile: (forms: Forms) => checkForms(ajv, forms) })
  ajv.addSchema(asJsonSchema(document) as JsonObject, documentName)
  const compiled = new Map<string, ValidateFunction>()
  return (pointer, body) => {
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `${documentName}${pointer}` })
    compiled.set(pointer, validate)
    if (validate(body)) return []
    // "if" only repeats that there are other errors.
    const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if')
    return errors.map((error) => differenceOf(error, body))
  }
}

type Forms = { schemas: JsonObject[]; exactlyOne: boolean }

/** When no form fits, the errors of the nearest form are reported. */
function checkForms(ajv: Ajv2020, { schemas, exactlyOne }: Forms) {
  const forms = schemas.map((schema) => {
    let validate: ValidateFunction | undefined
    return (data: unknown) => {
      validate ??= ajv.compile(schema)
      return validate(data) ? [] : (validate.errors ?? [])
    }
  })
  function check(data: unknown, context?: DataContext): boolean {
    const errors = forms.map((form) => form(data))
    const fitting = errors.filter((found) => found.length === 0).length
    if (fitting === 1 || (fitting > 1 && !exactlyOne)) return true
    const path = context?.instancePath ?? ''
    check.errors =
      fitting > 1
        ? [plainError(path, `be in one of ${forms.length} forms, not in ${fitting}`)]
        : nearest(errors).map((error) => ({ ...error, instancePath: path + error.instancePath }))
    return false
  }
  check.errors = [] as ErrorObject[]
  return check
}

/** A wrong type counts most, because another form was meant. Then the number of errors counts. */
function nearest(errors: ErrorObject[][]): ErrorObject[] {
  const weight = (found: ErrorObject[]) =>
    found.length + (found.some((error) => error.keyword === 'type' && error.instancePath === '') ? 1_000 : 0)
  return errors.toSorted((a, b) => weight(a) - weight(b))[0] ?? []
}

function plainError(instancePath: string, message: string): ErrorObject {
  return { instancePath, message, keyword: 'forms', schemaPath: '', params: {} }
}
