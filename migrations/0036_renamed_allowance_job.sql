-- The job goes on where it was. REPLACE: the worker with the new name may have run before this.
UPDATE OR REPLACE `cron_runs` SET `job` = 'expire-allowances' WHERE `job` = 'forget-allowances';
