import { type Category, categories } from '#schema/scorecard/categories.ts'
import type { Assessment } from './assessment.ts'

/** Who the assessment is taken as; undefined until somebody has said so. */
export const categoryOf = ({ answers }: Pick<Assessment, 'answers'>): Category | undefined =>
  categories.find((category) => category === answers.category)
