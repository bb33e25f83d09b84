import { type SQL, sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'

const { chatMessages, chatSessions, questions, stories, storyVersions } = tables

/** What the key of a story begins with that was begun from an unanswered question. */
export const unansweredKeyPrefix = 'unanswered/'

/** Blanks titles of stories that are a visitor's question, before these conversations `s` are deleted. */
export const redactTitlesOfConversations = (call: Call, which: SQL) =>
  blankTitles(
    call,
    sql`select s.profile_id, m.text as words from ${chatSessions} s join ${chatMessages} m on m.session_id = s.id
      where ${which} and m.is_user = 1`,
  )

/** The same before these messages, rows of `questions`, are deleted. */
export const redactTitlesOfMessages = (call: Call, which: SQL) =>
  blankTitles(call, sql`select profile_id, question as words from ${questions} where ${which}`)

/** Blanks titles that are still one of these questions, in versions that were never published. */
function blankTitles({ db, now }: Call, questions: SQL) {
  const isFromQuestion = sql`key >= ${unansweredKeyPrefix} and key < ${`${unansweredKeyPrefix.slice(0, -1)}0`}`
  return db.run(sql`update ${storyVersions} set title = '', edited_at = max(edited_at + 1, ${now.getTime()})
    where status in ('draft', 'returned', 'taken-back') and title <> ''
      and story_id in (select id from ${stories} where profile_id in (select profile_id from (${questions})) and ${isFromQuestion})
      and exists (select 1 from ${stories} join (${questions}) asked on asked.profile_id = stories.profile_id
        where stories.id = story_versions.story_id and ${isTitleOf(sql`story_versions.title`, sql`asked.words`)})`)
}

/** The condition that a title is a question as `inTitle` wrote it: in one line, and cut where it is long. */
function isTitleOf(title: SQL, words: SQL): SQL {
  const spaced = [9, 10, 13, 160, 0x2028, 0x2029].reduce(
    (text, code) => sql`replace(${text}, char(${code}), ' ')`,
    words,
  )
  // Of several spaces one stays.
  const line = sql`trim(replace(replace(replace(${spaced}, ' ', ' ' || char(1)), char(1) || ' ', ''), char(1), ''))`
  const cut = sql`length(${title}) - 1`
  return sql`(trim(${title}) = ${line} or (substr(${title}, -1) = '…' and length(${title}) > 100
    and substr(${line}, 1, ${cut}) = substr(${title}, 1, ${cut})))`
}
