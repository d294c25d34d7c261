-- expand
ALTER TABLE "guide_checks" ADD COLUMN "right_values" jsonb;