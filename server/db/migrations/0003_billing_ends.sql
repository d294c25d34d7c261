ALTER TABLE "billed_subscriptions" ADD COLUMN "price_id" text;--> statement-breakpoint
ALTER TABLE "billed_subscriptions" ADD COLUMN "ended_at" timestamp with time zone;