ALTER TABLE "properties" DROP CONSTRAINT "properties_language";--> statement-breakpoint
ALTER TABLE "stays" DROP CONSTRAINT "stays_language";--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_language" CHECK ("properties"."language" in ('es', 'en', 'fr', 'pt', 'de'));--> statement-breakpoint
ALTER TABLE "stays" ADD CONSTRAINT "stays_language" CHECK ("stays"."language" in ('es', 'en', 'fr', 'pt', 'de'));