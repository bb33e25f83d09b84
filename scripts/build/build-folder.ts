import { resolve } from 'node:path'
import { root } from '../local/settings.ts'

/** Where a build is made or found, absolute. */
export const buildFolder = resolve(root, process.env.BUILD_FOLDER || 'dist')
