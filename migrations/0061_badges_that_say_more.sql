-- Badges with a sentence that nobody named in them confirms are revoked and issued anew: an hour later, once the Worker
-- that knows of them is deployed.
INSERT INTO `badge_queue` (`profile_id`, `change`, `due_at`, `queued_at`)
	SELECT DISTINCT b.`profile_id`, lower(hex(randomblob(16))), unixepoch() * 1000 + 3600000, unixepoch() * 1000 + 3600000
	FROM `badges` b WHERE b.`revoked_at` IS NULL AND b.`profile_id` IS NOT NULL
		AND json_array_length(nullif(b.`body`, ''), '$.credentialSubject.result') > (
			SELECT count(DISTINCT said.`text`) FROM `badge_endorsements` e JOIN json_each(e.`claims`) claim
				JOIN `claims` said ON said.`story_id` = b.`story_id` AND said.`version` = b.`version` AND said.`place` = claim.value
			WHERE e.`badge_id` = b.`id`)
	ON CONFLICT (`profile_id`) DO UPDATE SET `change` = excluded.`change`, `attempts` = 0, `due_at` = excluded.`due_at`,
		`queued_at` = excluded.`queued_at`;
