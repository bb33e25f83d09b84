import { expect } from 'vitest'
import { verifier } from './verifier.ts'

type Ajv = {
  validate(schema: object, value: unknown): boolean
  validateSchema(schema: object): boolean | Promise<unknown>
  errors: { instancePath: string; message?: string }[] | null
}
type AjvModule = { Ajv2020: new (options: object) => Ajv }

async function ajv(): Promise<Ajv> {
  const { Ajv2020 } = await verifier<AjvModule>('ajv/dist/2020.js')
  const { default: addFormats } = await verifier<{ default: (to: Ajv) => void }>('ajv-formats')
  const validator = new Ajv2020({ allErrors: true, strict: false })
  addFormats(validator)
  return validator
}
const faultsOf = ({ errors }: Ajv) =>
  errors?.map(({ instancePath, message }) => `${instancePath} ${message}`) ?? []

/** Expects that Ajv finds a value as its schema has it. */
export async function isValid(schema: object, value: unknown) {
  const validator = await ajv()
  validator.validate(schema, value)
  expect(faultsOf(validator)).toEqual([])
}

/** Expects that a text is JSON Schema of 2020-12, or says itself of which draft. */
export async function validSchema(schema: object | undefined) {
  expect(schema).toBeTypeOf('object')
  const { $schema: _, ...rest } = schema as { $schema?: string }
  const validator = await ajv()
  await validator.validateSchema(rest)
  expect(faultsOf(validator)).toEqual([])
}
