import { spawn } from 'node:child_process'
import { z } from 'zod'
import { root } from './local/settings.ts'

/** What is only vulnerable by another library names that one. */
const advisorySchema = z.object({ title: z.string(), url: z.string(), severity: z.string() })
const auditSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisorySchema])) })),
})
const grave = new Set(['high', 'critical'])

/**
 * A line for each grave vulnerability of a deployed library that the registry knows; undefined where it does not say.
 */
export async function findVulnerabilities(): Promise<string[] | undefined> {
  const child = spawn('npm', ['audit', '--omit=dev', '--json'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let output = ''
  child.stdout.on('data', (part) => (output += part))
  await new Promise((resolve) => child.once('close', resolve).once('error', resolve))
  const { data } = auditSchema.safeParse(jsonIn(output))
  return (
    data &&
    Object.entries(data.vulnerabilities).flatMap(([name, { via }]) =>
      via
        .filter((one) => typeof one !== 'string')
        .filter(({ severity }) => grave.has(severity))
        .map(
          ({ title, url, severity }) => `${name} has a vulnerability that is ${severity}: ${title}, ${url}`,
        ),
    )
  )
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
