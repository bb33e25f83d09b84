import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { newPushKeys } from '#scripts/local/push-keys.ts'
import { readSettings } from '#scripts/local/settings.ts'
import { newBadgeKey } from './badges/keys.ts'
import { parseVariables, parseWorkerVariables, variablesSchema } from './variables.ts'

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
    for (const [variables, line] of [
      [{ PORT: 'abc' }, 'PORT must be a number between 1 and 65535, not "abc"'],
      [{ PORT: '80808' }, 'PORT must be a number between 1 and 65535, not "80808"'],
      [{ APP_ENV: 'staging' }, 'APP_ENV must be local or production, not "staging"'],
      [
        { SPRINT_ROOM: 'http://meet.example/room' },
        'SPRINT_ROOM must begin with https:, not "http://meet.example/room"',
      ],
      [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET must have at least 32 characters'],
      [
        { BADGE_KEYS: 'name:secret' },
        'BADGE_KEYS must be name:key, the newest first: npm run badge-key makes one',
      ],
    ] as const)
      expect(parseVariables(variables)).toEqual({ wrong: [line] })
  })

  it('never show a secret that is wrong', () => {
    expect(JSON.stringify(parseVariables({ AUTH_SECRET: 'hunter2' }))).not.toContain('hunter2')
  })

  it('are not made up in production', () => {
    const local = {
      RATE_LIMITS: 'off',
      DATABASE_PATIENCE: 'on',
      LOCAL_CALENDAR_ORIGIN: 'http://127.0.0.1:4000',
      LOCAL_OIDC_ISSUER: 'http://127.0.0.1:4001',
      LOCAL_PUSH_ORIGIN: 'http://127.0.0.1:4002',
    }
    expect(parseVariables({ APP_ENV: 'production', ...local })).toEqual({
      wrong: expect.arrayContaining([
        'AUTH_SECRET is missing: with APP_ENV=production nothing is made up',
        'BADGE_KEYS is missing: with APP_ENV=production nothing is made up',
        'RESEND_API_KEY is missing: with APP_ENV=production nothing is made up',
        'RATE_LIMITS=off is for local use only',
        'DATABASE_PATIENCE=on is for local use only',
        'LOCAL_CALENDAR_ORIGIN is for local use only',
        'LOCAL_OIDC_ISSUER is for local use only',
        'LOCAL_PUSH_ORIGIN is for local use only',
      ]),
    })
  })

  it('hold both halves of what Google or LinkedIn gave, or neither', () => {
    expect(parseVariables({ GOOGLE_CLIENT_ID: 'ours' })).toEqual({
      wrong: ['GOOGLE_CLIENT_SECRET is missing: GOOGLE_CLIENT_ID is set'],
    })
    expect(parseVariables({ LINKEDIN_CLIENT_SECRET: 'ours' })).toEqual({
      wrong: ['LINKEDIN_CLIENT_ID is missing: LINKEDIN_CLIENT_SECRET is set'],
    })
  })

  const { publicKey, privateKey } = newPushKeys()
  const vapid = {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: 'mailto:hello@rembrandt.art',
  }

  it('hold all three of pushes, or none: with a part of them nobody would be notified', () => {
    expect(parseVariables(vapid)).toMatchObject(vapid)
    for (const name of Object.keys(vapid)) {
      const missing = `${name} is missing: the three of pushes are set together`
      expect(parseVariables({ ...vapid, [name]: '' })).toEqual({ wrong: [missing] })
    }
    for (const name of ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY']) {
      const malformed = parseVariables({ ...vapid, [name]: `${privateKey}=` })
      expect(malformed).toEqual({
        wrong: [`${name} must be a key in base64url: npm run push-keys makes both`],
      })
    }
  })

  it('say where push services complain, in production on the internet', () => {
    for (const subject of ['hello@rembrandt.art', 'mailto:', 'mailto:hello', 'http://rembrandt.art'])
      expect(parseVariables({ ...vapid, VAPID_SUBJECT: subject })).toEqual({
        wrong: [`VAPID_SUBJECT must be mailto: and an address, or https: and a page, not "${subject}"`],
      })
    const local = { ...vapid, VAPID_SUBJECT: 'mailto:hello@rembrandt.localhost' }
    expect(parseVariables(local)).toMatchObject(local)
    for (const subject of [local.VAPID_SUBJECT, 'mailto:a@b.invalid', 'https://mine.local/contact'])
      expect(
        parseVariables({ APP_ENV: 'production', ...vapid, VAPID_SUBJECT: subject }),
        subject,
      ).toMatchObject({
        wrong: expect.arrayContaining([
          `VAPID_SUBJECT must be on the internet, or Apple refuses it, not "${subject}"`,
        ]),
      })
    expect(JSON.stringify(parseVariables({ APP_ENV: 'production', ...vapid }))).not.toContain('VAPID')
  })

  it('are refused by the launcher where the two keys of pushes were not made together', () => {
    onTestFinished(() => void vi.unstubAllEnvs())
    for (const [name, value] of Object.entries(vapid)) vi.stubEnv(name, value)
    expect(readSettings().variables).toMatchObject(vapid)
    vi.stubEnv('VAPID_PRIVATE_KEY', newPushKeys().privateKey)
    expect(readSettings).toThrow(
      'VAPID_PUBLIC_KEY is not the public key of VAPID_PRIVATE_KEY: npm run push-keys makes both together',
    )
  })

  it('name a sender wherever mail is sent: none is made up', () => {
    const wrong = (variables: Record<string, string>) => parseVariables(variables)
    expect(wrong({ RESEND_API_KEY: 're_ours' })).toEqual({
      wrong: ['MAIL_FROM is missing: RESEND_API_KEY is set'],
    })
    expect(wrong({ APP_ENV: 'production' })).toMatchObject({
      wrong: expect.arrayContaining(['MAIL_FROM is missing: with APP_ENV=production nothing is made up']),
    })
    for (const malformed of ['Rembrandt', 'Rembrandt <mail>', '<mail@host.example>', 'A <a@b.example> C'])
      expect(wrong({ MAIL_FROM: malformed })).toEqual({
        wrong: [`MAIL_FROM must be an address or Name <address>, not "${malformed}"`],
      })
    for (const sender of ['mail@rembrandt.example', 'Rembrandt <mail@rembrandt.example>'])
      expect(wrong({ MAIL_FROM: sender, RESEND_API_KEY: 're_ours' })).toMatchObject({ MAIL_FROM: sender })
  })

  it('name Stripe’s keys together, of one mode: half of them would take money and never hear of it', () => {
    const keys = {
      STRIPE_SECRET_KEY: 'sk_test_ours',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_ours',
      STRIPE_WEBHOOK_SECRET: 'whsec_ours',
    }
    expect(parseVariables(keys)).toMatchObject(keys)
    expect(parseVariables({ ...keys, STRIPE_SECRET_KEY: 'rk_test_ours' })).not.toHaveProperty('wrong')
    for (const name of Object.keys(keys)) {
      expect(parseVariables({ ...keys, [name]: '' })).toEqual({
        wrong: [`${name} is missing: Stripe's three keys are set together`],
      })
      expect(parseVariables({ APP_ENV: 'production', ...keys, [name]: '' })).toMatchObject({
        wrong: expect.arrayContaining([`${name} is missing: with APP_ENV=production nothing is made up`]),
      })
      const malformed = parseVariables({ ...keys, [name]: 'ours' })
      expect(malformed).toEqual({ wrong: [expect.stringMatching(`${name} must begin with`)] })
      expect(JSON.stringify(malformed)).not.toContain('"ours"')
    }
    expect(parseVariables({ ...keys, STRIPE_SECRET_KEY: 'sk_live_ours' })).toEqual({
      wrong: ['STRIPE_SECRET_KEY is of live mode, STRIPE_PUBLISHABLE_KEY of test mode'],
    })
  })

  it('are the same for the worker, which makes nothing up and defaults to production', () => {
    const given = {
      APP_URL: 'https://rembrandt.example',
      AUTH_SECRET: 'a secret of production, long enough',
      BADGE_KEYS: newBadgeKey('k1'),
      TURSO_DATABASE_URL: 'libsql://rembrandt.turso.example',
      RESEND_API_KEY: 're_ours',
      STRIPE_SECRET_KEY: 'sk_live_ours',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_ours',
      STRIPE_WEBHOOK_SECRET: 'whsec_ours',
      PAGES: {},
    }
    expect(parseWorkerVariables(given)).toEqual({
      wrong: ['MAIL_FROM is missing: with APP_ENV=production nothing is made up'],
    })
    expect(parseWorkerVariables({ ...given, MAIL_FROM: 'mail@rembrandt.example' })).toMatchObject({
      APP_ENV: 'production',
      RATE_LIMITS: 'on',
    })
    expect(parseWorkerVariables({ APP_ENV: 'local', RATE_LIMITS: 'sometimes' })).toEqual({
      wrong: [
        'APP_URL is missing',
        'TURSO_DATABASE_URL is missing',
        'AUTH_SECRET is missing',
        'RATE_LIMITS must be on or off, not "sometimes"',
      ],
    })
  })

  it('lead to a database over TLS in production, or to one on the same machine', () => {
    const refused = 'TURSO_DATABASE_URL must be asked over TLS in production: libsql: or https:'
    const wrongOf = (url: string) => {
      const parsed = parseVariables({ APP_ENV: 'production', TURSO_DATABASE_URL: url })
      return 'wrong' in parsed ? parsed.wrong : []
    }
    for (const url of ['http://db.rembrandt.art', 'http://10.0.0.7:8080', 'libsql://db.rembrandt.art?tls=0'])
      expect(wrongOf(url), url).toContain(refused)
    for (const url of [
      ...['libsql://db.rembrandt.art', 'https://db.rembrandt.art'],
      ...['http://127.0.0.1:8080', 'http://localhost:8080', 'http://[::1]:8080'],
    ])
      expect(wrongOf(url), url).not.toContain(refused)
    expect(parseVariables({ TURSO_DATABASE_URL: 'http://10.0.0.7:8080' })).not.toHaveProperty('wrong')
  })

  it('all stand in .dev.vars.example, which changes nothing when it is copied as it is', () => {
    const example = parseEnv(readFileSync('.dev.vars.example', 'utf8'))
    expect(Object.keys(example).sort()).toEqual(Object.keys(variablesSchema.shape).sort())
    expect(parseVariables(example)).toEqual(parseVariables({}))
  })
})
