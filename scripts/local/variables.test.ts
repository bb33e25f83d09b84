import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'
import { parseVariables, variablesSchema } from './variables.ts'

describe('variables', () => {
  it('have defaults that need no configuration', () => {
    expect(parseVariables({})).toMatchObject({ PORT: 8787, HOST: '127.0.0.1', APP_ENV: 'local' })
  })

  it('count as unset when they are empty', () => {
    expect(parseVariables({ PORT: '', APP_ENV: '' })).toEqual(parseVariables({}))
  })

  it('count as unset for libraries that read the environment themselves', () => {
    process.env.OPENAI_BASE_URL = ''
    readSettings()
    expect(process.env).not.toHaveProperty('OPENAI_BASE_URL')
  })

  it('are named with their value when they are wrong', () => {
    const wrong = ['PORT must be a number between 1 and 65535, not "abc"']
    expect(parseVariables({ PORT: 'abc' })).toEqual({ wrong })
  })

  it('never show a secret that is wrong', () => {
    expect(JSON.stringify(parseVariables({ AUTH_SECRET: 'hunter2' }))).not.toContain('hunter2')
  })

  it('are not made up in production', () => {
    expect(parseVariables({ APP_ENV: 'production', RATE_LIMITS: 'off' })).toEqual({
      wrong: expect.arrayContaining([
        'AUTH_SECRET is missing: with APP_ENV=production nothing is made up',
        'RESEND_API_KEY is missing: with APP_ENV=production nothing is made up',
        'RATE_LIMITS=off is for local use only',
      ]),
    })
  })

  it('all stand in .dev.vars.example, which changes nothing when it is copied as it is', () => {
    const example = parseEnv(readFileSync('.dev.vars.example', 'utf8'))
    expect(Object.keys(example).sort()).toEqual(Object.keys(variablesSchema.shape).sort())
    expect(parseVariables(example)).toEqual(parseVariables({}))
  })
})
