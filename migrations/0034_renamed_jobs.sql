-- Each job goes on where it was. REPLACE: the worker with the new names may have run before this.
UPDATE OR REPLACE `cron_runs` SET `job` = CASE `job`
	WHEN 'rehang-changed' THEN 'republish-changed'
	WHEN 'turn-sprints' THEN 'advance-sprints'
	WHEN 'tell-of-places' THEN 'mail-free-places'
	WHEN 'lapse-plans' THEN 'expire-plans'
	WHEN 'settle-open-hours' THEN 'close-ended-hours'
END
WHERE `job` IN ('rehang-changed', 'turn-sprints', 'tell-of-places', 'lapse-plans', 'settle-open-hours');
