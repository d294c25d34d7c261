-- expand
ALTER TABLE "job_leases" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;